// In, and the game has not begun: who is there so far.
import type { Company } from '../../../engine/protocol/network.ts';
import type { Tools } from '../../app/context.ts';
import type { AppState } from '../../store/state.ts';
import { AtHand } from './at-hand.tsx';
import { CompanyList } from './company-list.tsx';
import { Invitation } from './invitation.tsx';

export function Lobby({ tools, state, company }: { tools: Tools; state: AppState; company: Company }) {
  const { say, client } = tools;
  const seat = state.guest?.seat ?? null;
  return (
    <>
      <Invitation say={say} game={company.game} isIn />
      <div class="guest-news" role="status">
        <h3>{say('guest.lobby')}</h3>
        <p>{seat === null ? say('guest.lobby.watch') : say('guest.lobby.seat', { number: seat + 1 })}</p>
        <p class="choices-help">{say('guest.lobby.stay')}</p>
      </div>
      <section class="guest-seats" aria-labelledby="guest-seats">
        <h3 id="guest-seats">{say('guest.company')}</h3>
        <CompanyList say={say} seats={company.seats} mine={seat} />
        {company.watchers > 0 && (
          <p class="choices-help">{say('guest.watchers', { count: company.watchers })}</p>
        )}
      </section>
      <AtHand tools={tools} company={company} />
      <div class="guest-ways">
        <button type="button" data-action="leave" onClick={() => client.go({ at: 'home' })}>
          {say('guest.leave')}
        </button>
      </div>
    </>
  );
}
