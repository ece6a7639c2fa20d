// Somebody has asked to come in, and the host has not answered yet.
import type { Company } from '../../../engine/protocol/network.ts';
import type { Tools } from '../../app/context.ts';
import type { AppState } from '../../store/state.ts';
import { AtHand } from './at-hand.tsx';
import { CompanyList } from './company-list.tsx';
import { Invitation } from './invitation.tsx';

export function Asking({ tools, state, company }: { tools: Tools; state: AppState; company: Company }) {
  const { say, client } = tools;
  const seat = state.guest?.seat ?? null;
  const name = state.asksAs ?? '';
  return (
    <>
      <Invitation say={say} game={company.game} isIn />
      <div class="guest-news" role="status">
        <p class="guest-knocker" aria-hidden="true">
          <span />
          <span />
          <span />
        </p>
        <h3>{say('guest.asking')}</h3>
        <p>
          {seat === null
            ? say('guest.asking.watch', { name })
            : say('guest.asking.seat', { name, number: seat + 1 })}
        </p>
      </div>
      <CompanyList say={say} seats={company.seats} mine={null} />
      <div class="guest-ways">
        <button type="button" onClick={client.withdraw}>
          {say('guest.asking.back')}
        </button>
      </div>
      <AtHand tools={tools} company={company} />
    </>
  );
}
