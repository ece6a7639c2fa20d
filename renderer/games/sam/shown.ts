// What the table says about what may be done: what can be pointed at, what is chosen, whom an attacker reaches, what it costs.
import type { Seat } from '../../../engine/core/seat.ts';
import {
  attackCost,
  faceValue,
  parseCard,
  summonCost,
  TWO_STEP,
  valuesReaching,
} from '../../../engine/games/sam/cards.ts';
import {
  type AttackPreview,
  type BattlePreview,
  type OwnCardView,
  type PaymentPreview,
  type Place,
  PLACES,
  type SamView,
  type TargetView,
} from '../../../engine/games/sam/types.ts';
import type { Judged } from '../intent.ts';
import type { StageInput, Target } from '../../stage/contract.ts';
import { forecastIn, vainOf } from './forecast.ts';
import { canGo, isCarried } from './later.ts';
import { attackerIn } from './striking.ts';
import { DECK_TARGET, DISCARD_TARGET, type Draft, handTarget, placeTarget, throwTarget } from './draft.ts';

/** What a card says at its edge: what turning it over changes, or would if it were not too dear; what an attack costs; what it pays or adds. */
export interface Tag extends TargetView {
  readonly says: 'change' | 'dear' | 'cost' | 'pays' | 'adds';
  readonly value: number;
}

/** An attack that is declared, or that is being put together at this screen. */
export interface Strike {
  readonly seat: Seat;
  readonly with: Place;
  readonly boosts: readonly Place[];
  readonly cost: number;
  /** Null before a card is drawn. */
  readonly drawn: string | null;
  /** What draw and payment come to, with what is chosen to be paid; null before a card is drawn. */
  readonly points: number | null;
  readonly target: TargetView | null;
}

export interface Shown {
  /** What may be pointed at now to answer what is asked, or to go on with what is composed. */
  readonly targets: ReadonlySet<Target>;
  /** Of those, own cards that may be swapped in Summon and not turned over: they have a light of their own. */
  readonly swappable: ReadonlySet<Target>;
  /** What is chosen: the card that is looked at, the attacker, what pays, the twos that help. */
  readonly chosen: ReadonlySet<Target>;
  /** What an attacker that is looked at reaches; null while none is. Everything of others besides is dark. */
  readonly reach: ReadonlySet<Target> | null;
  readonly strike: Strike | null;
  /** Which of what it reaches is looked at, or was named. */
  readonly aim: TargetView | null;
  /** How many of the 13 values that could be drawn reach the cost of what is put together; null where nobody has said. */
  readonly reachedBy: number | null;
  /** How a battle with what is looked at would go, as far as that is known. */
  readonly forecast: BattlePreview | null;
  /** Points that a flip which is looked at would leave; null where none is. */
  readonly leaves: number | null;
  readonly tags: readonly Tag[];
  /** Where cards lie that are about to be arranged; null when none are. */
  readonly arranging: Extract<Draft, { readonly kind: 'arrange' }> | null;
}

/** What is shown for a view and what is composed over it. */
export function shownOf(view: SamView, input: StageInput): Shown {
  const draft = input.draft as Draft | null;
  const judged = input.judged !== null && input.judged.draft === input.draft ? input.judged : null;
  const own = typeof view.viewer === 'number' ? view.viewer : null;
  const strike = strikeOf(view, draft, own);
  const aim = aimOf(view, draft);
  return {
    targets: new Set(own === null ? [] : targetsOf(view, draft, judged, own)),
    swappable: new Set(own === null ? [] : swappableOf(view, own)),
    chosen: new Set(own === null ? [] : chosenOf(view, draft, own)),
    reach: reachOf(view, draft),
    strike,
    aim,
    reachedBy: strike !== null && strike.drawn === null ? valuesReaching(strike.cost) : null,
    forecast: (judged && judgedForecast(judged)) ?? forecastIn(view, draft),
    // What is carried is not about to be turned over.
    leaves: isCarried(input.selected) ? null : leavesOf(view, draft),
    tags: [...helpersOf(strike, draft, own), ...(own === null ? [] : tagsOf(view, draft, judged, own))],
    arranging: draft?.kind === 'arrange' ? draft : null,
  };
}

function ownAt({ own }: SamView, place: Place): OwnCardView | undefined {
  return own.find(({ at }) => at === place);
}

function targetsOf(view: SamView, draft: Draft | null, judged: Judged | null, seat: Seat): Target[] {
  const asks = view.question?.asks ?? null;
  const own = (place: string): Target => placeTarget(seat, place as Place);
  const free = (draft && judged ? judged.next : (view.question?.choices ?? [])).filter(
    ({ refusal }) => refusal === null,
  );
  const places = free.flatMap(({ at }) => (typeof at === 'string' ? [at] : []));
  // A card that is put somewhere in Movement already, from an earlier phase.
  if (draft?.kind === 'move' && asks !== 'move')
    return PLACES.filter((to) => canGo(view, draft.from, to)).map(own);
  switch (asks) {
    case 'arrange':
      return draft?.kind === 'arrange' && draft.held !== null
        ? PLACES.map(own)
        : view.hand.filter((card) => !isLaid(draft, card)).map(handTarget);
    case 'summon': {
      if (draft?.kind === 'attack') return [own(draft.with), ...(reachOf(view, draft) ?? [])];
      if (draft?.kind !== 'turn') return [...new Set(places.map(own))];
      const swaps = view.question?.choices.some(
        ({ move, at, refusal }) => move === 'swap' && at === draft.at && refusal === null,
      );
      return [own(draft.at), ...(reachOf(view, draft) ?? []), ...(swaps === true ? [DISCARD_TARGET] : [])];
    }
    case 'attack':
      if (draft?.kind !== 'attack') return places.map(own);
      return [
        ...places.map(own),
        ...(reachOf(view, draft) ?? []),
        ...(vainOf(view, draft, null) === null ? [DECK_TARGET] : []),
      ];
    case 'pay':
    case 'boost':
    case 'place':
    case 'move':
      return places.map(own);
    case 'target':
      return [...(reachOf(view, draft) ?? [])];
    case 'throw':
      return places.map((what) => throwTarget(what));
    default:
      return [];
  }
}

function swappableOf({ question }: SamView, seat: Seat): Target[] {
  const free = (question?.asks === 'summon' ? question.choices : []).filter(
    ({ refusal }) => refusal === null,
  );
  const flips = free.filter(({ move }) => move === 'flip').map(({ at }) => at);
  return free
    .filter(({ move, at }) => move === 'swap' && !flips.includes(at))
    .map(({ at }) => placeTarget(seat, at as Place));
}

function isLaid(draft: Draft | null, card: string): boolean {
  return draft?.kind === 'arrange' && Object.values(draft.at).includes(card);
}

function chosenOf(view: SamView, draft: Draft | null, seat: Seat): Target[] {
  const own = (place: Place): Target => placeTarget(seat, place);
  switch (draft?.kind) {
    case 'turn':
      return [own(draft.at)];
    case 'attack':
      return [own(draft.with), ...draft.boosts.map(own)];
    case 'pay':
      return draft.flip.map(own);
    case 'boost':
      return draft.with.map(own);
    case 'move':
      return [own(draft.from)];
    case 'arrange':
      return draft.held === null ? [] : [handTarget(draft.held)];
    default:
      return [];
  }
}

/** What the attacker that is looked at reaches, or may be named as its target. */
function reachOf(view: SamView, draft: Draft | null): ReadonlySet<Target> | null {
  const { question } = view;
  if (question?.asks === 'target') {
    const free = question.choices.filter(({ at, refusal }) => refusal === null && typeof at === 'string');
    return new Set(free.map(({ at }) => `place:${String(at)}`));
  }
  const from = attackerIn(view, draft);
  return from === null ? null : new Set(from.reach.map(({ seat, at }) => placeTarget(seat, at)));
}

/** What the flip that is looked at would leave. */
function leavesOf(view: SamView, draft: Draft | null): number | null {
  return draft?.kind === 'turn' ? (ownAt(view, draft.at)?.leaves ?? null) : null;
}

function strikeOf(view: SamView, draft: Draft | null, own: Seat | null): Strike | null {
  const { attack, turn } = view;
  if (attack && turn !== null && isUnderWay(view)) {
    const adds =
      draft?.kind === 'pay'
        ? draft.flip.reduce((sum, at) => sum + faceValue(parseCard(ownAt(view, at)?.card ?? '2c')), 0)
        : 0;
    return {
      seat: turn,
      with: attack.with,
      boosts: attack.boosts,
      cost: attack.cost,
      drawn: attack.drawn,
      points: attack.points + adds,
      target: attack.target,
    };
  }
  const card = draft?.kind === 'attack' ? ownAt(view, draft.with)?.card : undefined;
  if (draft?.kind !== 'attack' || card === undefined || own === null) return null;
  const cost = attackCost(parseCard(card));
  return { seat: own, with: draft.with, boosts: draft.boosts, cost, drawn: null, points: null, target: null };
}

/** Whether the attack of this turn is not over yet, and nobody has won its battle. */
function isUnderWay({ phase, battle }: SamView): boolean {
  const isDecided = battle !== null && battle.winner !== null;
  return phase.startsWith('turn.attack.') && phase !== 'turn.attack.hearts' && !isDecided;
}

function aimOf(view: SamView, draft: Draft | null): TargetView | null {
  const aim =
    draft?.kind === 'attack' || draft?.kind === 'target' || draft?.kind === 'pay' ? draft.aim : null;
  if (aim !== null) return targetIn(aim);
  return isUnderWay(view) ? (view.attack?.target ?? null) : null;
}

/** The place that a target such as `place:1:B3` names; null for any other target. */
export function targetIn(target: Target): TargetView | null {
  const [kind, seat, at] = target.split(':');
  const place = PLACES.find((one) => one === at);
  return kind === 'place' && place !== undefined ? { seat: Number(seat), at: place } : null;
}

function judgedForecast({ preview }: Judged): BattlePreview | null {
  const known = preview as AttackPreview | PaymentPreview | BattlePreview | null;
  return known && 'attacker' in known ? known : null;
}

/** Twos that help in an attack, or are to help against it. */
function helpersOf(strike: Strike | null, draft: Draft | null, own: Seat | null): Tag[] {
  const adds = (seat: Seat, places: readonly Place[]): Tag[] =>
    places.map((at) => ({ seat, at, says: 'adds', value: TWO_STEP }));
  return [
    ...(strike ? adds(strike.seat, strike.boosts) : []),
    ...(draft?.kind === 'boost' && own !== null ? adds(own, draft.with) : []),
  ];
}

/** What the own cards say at their edges while something is asked. */
function tagsOf(view: SamView, draft: Draft | null, judged: Judged | null, seat: Seat): Tag[] {
  const { question, own } = view;
  switch (question?.asks) {
    case 'summon':
      return draft?.kind === 'attack' || draft?.kind === 'move'
        ? attackTag(view, draft, seat)
        : turnTags(view, draft, seat);
    case 'attack': {
      const free = new Set(question.choices.filter(({ refusal }) => refusal === null).map(({ at }) => at));
      return own
        .filter(({ at }) => free.has(at) && (draft?.kind !== 'attack' || draft.with === at))
        .map(({ at, card }): Tag => ({ seat, at, says: 'cost', value: attackCost(parseCard(card)) }));
    }
    case 'pay': {
      const flip = draft?.kind === 'pay' ? draft.flip : [];
      const next = draft && judged ? judged.next : question.choices;
      const may = new Set([...next.filter(({ refusal }) => refusal === null).map(({ at }) => at), ...flip]);
      return own
        .filter(({ at }) => may.has(at))
        .map(({ at, card }): Tag => ({ seat, at, says: 'pays', value: faceValue(parseCard(card)) }));
    }
    default:
      return [];
  }
}

/** What turning each own card over changes; with one that is looked at, what the others cost once it is turned. */
function turnTags(view: SamView, draft: Draft | null, seat: Seat): Tag[] {
  if (view.points === null) return [];
  const looked = draft?.kind === 'turn' ? draft.at : null;
  const left = leavesOf(view, draft) ?? view.points;
  return view.own.flatMap(({ at, card, up, leaves, flip }): Tag[] => {
    if (leaves === null && flip?.code !== 'too-dear') return [];
    const value = up ? faceValue(parseCard(card)) : 0 - summonCost(parseCard(card));
    const points = at === looked ? view.points! : left;
    return [{ seat, at, says: points + value < 0 ? 'dear' : 'change', value }];
  });
}

/** What the attack costs that is put together before Summon is left. */
function attackTag({ own }: SamView, draft: Draft, seat: Seat): Tag[] {
  return own
    .filter(({ at }) => draft.kind === 'attack' && draft.with === at)
    .map(({ at, card }) => ({ seat, at, says: 'cost', value: attackCost(parseCard(card)) }));
}
