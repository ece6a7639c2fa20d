// The place in the address: `#new`, `#games`, `#statistics=GAME/NAME`, `#table=ID`, `#replay=ID/STEP/EYES`, `#rules=GAME/CHAPTER`, `#join`, a guest's `#code=CODE` or `#seat=TICKET`, nothing for home; so that reload and "back" do what they say.
import { GAMES_WITH_WORDS } from '../../engine/games/words.ts';
import { nameSchema } from '../../engine/protocol/fields.ts';
import type { Keys } from '../../engine/protocol/from-guest.ts';
import { type Eyes, eyesSchema } from '../../engine/protocol/kept.ts';
import type { Place } from '../store/state.ts';

const TABLE = '#table=';
const SETUP = '#new';
const ARCHIVE = '#games';
const STATISTICS = '#statistics';
const REPLAY = '#replay=';
const RULES = '#rules=';
const JOIN = '#join';
const CODE = '#code=';
const TICKET = '#seat=';

/** The place that a hash names; home when it names none. */
export function parsePlace(hash: string): Place {
  if (hash === SETUP) return { at: 'setup' };
  if (hash === ARCHIVE) return { at: 'archive' };
  if (hash === STATISTICS) return { at: 'statistics', game: null, name: null };
  if (hash.startsWith(`${STATISTICS}=`)) {
    const [game = '', name = ''] = hash
      .slice(STATISTICS.length + 1)
      .split('/')
      .map(decoded);
    const known = GAMES_WITH_WORDS.find((id) => id === game);
    return { at: 'statistics', game: known ?? null, name: nameSchema.safeParse(name).data ?? null };
  }
  if (hash === JOIN) return { at: 'join', address: null, code: null };
  if (hash.startsWith(`${JOIN}=`)) {
    const [address = '', code = ''] = hash
      .slice(JOIN.length + 1)
      .split('/')
      .map(decoded);
    if (address) return { at: 'join', address, code: code || null };
  }
  if (hash.startsWith(CODE)) {
    const code = decoded(hash.slice(CODE.length));
    if (code) return { at: 'guest', keys: { by: 'code', code } };
  }
  if (hash.startsWith(TICKET)) {
    const ticket = decoded(hash.slice(TICKET.length));
    if (ticket) return { at: 'guest', keys: { by: 'ticket', ticket } };
  }
  if (hash.startsWith(TABLE) && hash.length > TABLE.length) {
    const id = decoded(hash.slice(TABLE.length));
    if (id !== null) return { at: 'table', id };
  }
  if (hash.startsWith(REPLAY)) {
    const [id = '', step = '', eyes = ''] = hash.slice(REPLAY.length).split('/').map(decoded);
    if (id) return { at: 'replay', id, step: stepIn(step), eyes: eyesIn(eyes) };
  }
  if (hash.startsWith(RULES)) {
    const [game = '', chapter = ''] = hash.slice(RULES.length).split('/').map(decoded);
    // Rules of a game that nobody knows are nowhere.
    if (game && GAMES_WITH_WORDS.some((known) => known === game))
      return { at: 'rules', game, chapter: chapter || null };
  }
  return { at: 'home' };
}

/** Null when the text is not what `encodeURIComponent` makes, such as in an address that was cut off. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Null for what is no number of a step. */
function stepIn(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Null for what names nobody's eyes. */
function eyesIn(text: string | null): Eyes | null {
  const named = text !== null && /^\d{1,2}$/.test(text) ? Number(text) : text;
  const parsed = eyesSchema.safeParse(named);
  return parsed.success ? parsed.data : null;
}

/** A pass is never in an address: it would be in the history of the browser. */
function formatKeys(keys: Keys | null): string {
  switch (keys?.by) {
    case 'code':
      return CODE + encodeURIComponent(keys.code);
    case 'ticket':
      return TICKET + encodeURIComponent(keys.ticket);
    default:
      return '';
  }
}

/** The hash of a place. */
export function formatPlace(place: Place): string {
  switch (place.at) {
    case 'home':
      return '';
    case 'setup':
      return SETUP;
    case 'archive':
      return ARCHIVE;
    case 'statistics':
      return place.game === null && place.name === null
        ? STATISTICS
        : `${STATISTICS}=${place.game ?? ''}/${encodeURIComponent(place.name ?? '')}`;
    case 'join':
      return place.address === null
        ? JOIN
        : `${JOIN}=${encodeURIComponent(place.address)}/${encodeURIComponent(place.code ?? '')}`;
    case 'guest':
      return formatKeys(place.keys);
    case 'table':
      return TABLE + encodeURIComponent(place.id);
    case 'replay': {
      const { id, step, eyes } = place;
      const parts = [encodeURIComponent(id), step ?? '', eyes ?? ''];
      return REPLAY + parts.join('/').replace(/\/+$/, '');
    }
    case 'rules': {
      const chapter = place.chapter === null ? '' : `/${encodeURIComponent(place.chapter)}`;
      return RULES + encodeURIComponent(place.game) + chapter;
    }
  }
}
