// How guests come in: the code, large enough to be read across a room, the same to be scanned, and every address.
import type { Say } from '../../engine/language/say.ts';
import type { Hosting, LanAddress } from '../../engine/protocol/network.ts';
import { asTyped, throughWords } from './addresses.ts';
import { QrCode } from './qr-code.tsx';

type Network = NonNullable<Hosting['network']>;

export function WayIn({ say, network }: { say: Say; network: Network }) {
  const { code, invitation, addresses, announced } = network;
  const near = addresses.filter(({ isVirtual }) => !isVirtual);
  const far = addresses.filter(({ isVirtual }) => isVirtual);
  return (
    <section class="host-part way-in" aria-labelledby="host-way">
      <h3 id="host-way" class="visually-hidden">
        {say('hosting.way')}
      </h3>
      <p class="join-code">
        <span class="overline">{say('hosting.code')}</span>
        {/* Letter by letter, for who hears it. */}
        <strong translate={false} role="img" aria-label={code.split('').join(' ')}>
          {code}
        </strong>
      </p>
      {addresses.length === 0 ? (
        <p class="hint" role="status">
          {say('hosting.addresses.none')}
        </p>
      ) : (
        <>
          <QrCode url={invitation} label={say('hosting.qr')} />
          <div class="way-in-words">
            <p>{say('hosting.scan')}</p>
            <Addresses say={say} addresses={near.length > 0 ? near : far} />
            {near.length > 0 && far.length > 0 && (
              <details class="more-addresses">
                <summary>{say('hosting.addresses.more', { count: far.length })}</summary>
                <Addresses say={say} addresses={far} />
              </details>
            )}
          </div>
        </>
      )}
      {addresses.length > 0 && (
        <p class="announced" data-announced={announced} role="status">
          {say(`hosting.announced.${announced}`)}
        </p>
      )}
    </section>
  );
}

function Addresses({ say, addresses }: { say: Say; addresses: readonly LanAddress[] }) {
  return (
    <ul class="addresses" role="list" aria-label={say('hosting.addresses')}>
      {addresses.map(({ url, through }) => (
        <li key={`${url} ${through}`}>
          {/* No link: from here it would lead into a guest's page on the host's own machine. */}
          <span class="address" translate={false}>
            {asTyped(url)}
          </span>
          <span class="choices-help">{throughWords(say, through)}</span>
        </li>
      ))}
    </ul>
  );
}
