// The statechart of SAM: arranging, sets, the three phases of a turn; who acts, which moves, what comes next.
import { defineChart } from '../../charts/chart.ts';
import * as arranging from './arranging.ts';
import * as attack from './attack.ts';
import * as battle from './battle.ts';
import { placeIndex } from './cards.ts';
import * as challenge from './challenge.ts';
import { deal } from './deck.ts';
import * as hearts from './hearts.ts';
import * as movement from './movement.ts';
import * as order from './order.ts';
import { canAttack } from './reach.ts';
import * as summon from './summon.ts';
import * as turn from './turn.ts';
import { NOBODY, type Happening, type Move, type Place, type State } from './types.ts';

// The chart names the type of each event, so what the event holds is certain here.
type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;
const at = (move: Move) => placeIndex((move as MoveOf<'flip' | 'swap' | 'place'>).at);
const attackOf = (move: Move) => move as MoveOf<'attack'>;
const targetOf = (move: Move) => move as MoveOf<'target'>;
const movementOf = (move: Move) => move as MoveOf<'move'>;
const indices = (places: readonly Place[]) => places.map(placeIndex);

export const chart = defineChart<State, Move, Happening>()({
  asks: {
    arrangers: (state) => arranging.arrangers(state),
    player: (state) => [state.turn],
    defender: (state) => [state.attack!.targetSeat],
    throwers: (state) => challenge.throwers(state),
    heartOwner: (state) => [state.heart],
  },
  guards: {
    isPlayer: (state, { seat }) => seat === state.turn,
    mayArrange: (state, { seat, move }) =>
      state.dealt[seat]!.length > 0 &&
      arranging.explainArrange(state, seat, move as MoveOf<'arrange'>) === null,
    allAreArranged: (state) => arranging.arrangers(state).length === 0,
    isStalled: (state) => turn.isStalled(state),
    setIsDue: (state) => order.setIsDue(state),
    mayFlip: (state, { seat, move }) =>
      seat === state.turn && summon.explainFlip(state, seat, at(move)) === null,
    maySwap: (state, { seat, move }) =>
      seat === state.turn && summon.explainSwap(state, seat, at(move)) === null,
    mayLeaveSummon: (state, { seat }) => seat === state.turn && summon.explainLeaveSummon(state) === null,
    nothingToTurn: (state) => summon.nothingToTurn(state),
    mayAttack: (state, { seat, move }) =>
      seat === state.turn &&
      attack.explainAttack(state, seat, placeIndex(attackOf(move).with), indices(attackOf(move).boosts)) ===
        null,
    mayLeaveAttack: (state, { seat }) => seat === state.turn && attack.explainLeaveAttack(state) === null,
    cannotAttack: (state) => !canAttack(state),
    costIsMet: (state) => attack.missingPoints(state.attack!) === 0,
    cannotPay: (state) => attack.cannotPay(state),
    mayPay: (state, { seat, move }) =>
      seat === state.turn && attack.explainPay(state, indices((move as MoveOf<'pay'>).flip)) === null,
    mayTarget: (state, { seat, move }) =>
      seat === state.turn &&
      attack.explainTarget(state, targetOf(move).seat, placeIndex(targetOf(move).at)) === null,
    nobodyCanHelp: (state) => attack.defendersTwos(state).length === 0,
    mayBoost: (state, { seat, move }) =>
      seat === state.attack!.targetSeat &&
      attack.explainBoost(state, indices((move as MoveOf<'boost'>).with)) === null,
    mayThrow: (state, { seat, move }) =>
      challenge.throwers(state).includes(seat) &&
      challenge.explainThrow(state, move as MoveOf<'throw'>) === null,
    isDecided: (state) => !battle.isUndecided(state),
    isWon: (state) => turn.isWon(state),
    noHeartWaits: (state) => battle.noHeartWaits(state),
    mayPlace: (state, { seat, move }) =>
      seat === state.heart && seat !== NOBODY && hearts.explainPlace(state, at(move)) === null,
    mayMove: (state, { seat, move }) =>
      seat === state.turn &&
      movement.explainMovement(
        state,
        seat,
        placeIndex(movementOf(move).from),
        placeIndex(movementOf(move).to),
      ) === null,
    nothingToMove: (state) => movement.nothingToMove(state),
  },
  actions: {
    deal: (state, _event, tell) => deal(state, tell),
    arrange: (state, { seat, move }, tell) => arranging.arrange(state, seat, move as MoveOf<'arrange'>, tell),
    drawOrder: (state, _event, tell) => order.drawOrder(state, tell),
    passTurn: (state) => order.passTurn(state),
    beginTurn: (state, _event, tell) => summon.beginTurn(state, tell),
    flip: (state, { seat, move }, tell) => summon.flip(state, seat, at(move), tell),
    swap: (state, { seat, move }, tell) => summon.swap(state, seat, at(move), tell),
    leaveSummon: (state, _event, tell) => turn.leavePhase(state, 'summon', tell),
    losePoints: (state, _event, tell) => summon.losePoints(state, tell),
    declareAttack: (state, { seat, move }, tell) =>
      attack.declareAttack(
        state,
        seat,
        placeIndex(attackOf(move).with),
        indices(attackOf(move).boosts),
        tell,
      ),
    leaveAttack: (state, _event, tell) => turn.leavePhase(state, 'attack', tell),
    giveUpForWant: (state, _event, tell) => attack.fizzle(state, 'cannot-pay', tell),
    giveUp: (state, _event, tell) => attack.fizzle(state, 'stopped', tell),
    pay: (state, { move }, tell) => attack.pay(state, indices((move as MoveOf<'pay'>).flip), tell),
    nameTarget: (state, { move }, tell) =>
      attack.nameTarget(state, targetOf(move).seat, placeIndex(targetOf(move).at), tell),
    boost: (state, { move }, tell) => attack.boost(state, indices((move as MoveOf<'boost'>).with), tell),
    compareValues: (state, _event, tell) => battle.compareValues(state, tell),
    beginChallenge: (state, _event, tell) => challenge.beginChallenge(state, tell),
    throwOne: (state, { seat, move }, tell) => challenge.throwOne(state, seat, move as MoveOf<'throw'>, tell),
    settleBattle: (state, _event, tell) => battle.settleBattle(state, tell),
    placeHeart: (state, { move }, tell) => hearts.placeHeart(state, at(move), tell),
    moveCard: (state, { seat, move }, tell) =>
      movement.moveCard(
        state,
        seat,
        placeIndex(movementOf(move).from),
        placeIndex(movementOf(move).to),
        tell,
      ),
    leaveMovement: (state, _event, tell) => turn.leavePhase(state, 'movement', tell),
    endTurn: (state) => turn.endTurn(state),
    winByStall: (state) => turn.winByStall(state),
    winAsLast: (state) => turn.winAsLast(state),
    endTheGame: (state, _event, tell) => turn.endTheGame(state, tell),
  },
  config: {
    id: 'sam',
    initial: 'arranging',
    states: {
      arranging: {
        description: 'All at once, each lays out six cards face down.',
        entry: 'deal',
        meta: { asks: 'arrangers' },
        on: { arrange: { guard: 'mayArrange', actions: 'arrange' } },
        always: { guard: 'allAreArranged', target: 'ordering' },
      },
      ordering: {
        id: 'ordering',
        description: 'Who comes next: the next of the set, or the first of a new one after a draw.',
        always: [
          { guard: 'isStalled', actions: 'winByStall', target: 'over' },
          { guard: 'setIsDue', actions: ['drawOrder', 'passTurn'], target: 'turn' },
          { actions: 'passTurn', target: 'turn' },
        ],
      },
      turn: {
        initial: 'summon',
        states: {
          summon: {
            description: '1. Cards are turned over for points, or one is swapped.',
            entry: 'beginTurn',
            exit: 'losePoints',
            meta: { asks: 'player' },
            on: {
              flip: { guard: 'mayFlip', actions: 'flip' },
              swap: { guard: 'maySwap', actions: 'swap', target: 'attack' },
              done: { guard: 'mayLeaveSummon', actions: 'leaveSummon', target: 'attack' },
            },
            always: { guard: 'nothingToTurn', target: 'attack' },
          },
          attack: {
            description: '2. One attack, or none; there is none in the very first turn.',
            initial: 'declaring',
            states: {
              declaring: {
                meta: { asks: 'player' },
                on: {
                  attack: { guard: 'mayAttack', actions: 'declareAttack', target: 'paying' },
                  done: { guard: 'mayLeaveAttack', actions: 'leaveAttack', target: '#movement' },
                },
                always: { guard: 'cannotAttack', target: '#movement' },
              },
              paying: {
                description:
                  'The draw is too low: face-up cards are flipped down, or the attack comes to nothing.',
                meta: { asks: 'player' },
                on: {
                  pay: { guard: 'mayPay', actions: 'pay', target: 'targeting' },
                  stop: { guard: 'isPlayer', actions: 'giveUp', target: '#movement' },
                },
                always: [
                  { guard: 'costIsMet', target: 'targeting' },
                  { guard: 'cannotPay', actions: 'giveUpForWant', target: '#movement' },
                ],
              },
              targeting: {
                meta: { asks: 'player' },
                on: { target: { guard: 'mayTarget', actions: 'nameTarget', target: 'defending' } },
              },
              defending: {
                description: "The target's owner may add face-up twos.",
                meta: { asks: 'defender' },
                on: { boost: { guard: 'mayBoost', actions: 'boost', target: 'challenge' } },
                always: { guard: 'nobodyCanHelp', target: 'challenge' },
              },
              challenge: {
                description: 'Values are compared; equal ones are for a challenge to decide.',
                entry: ['compareValues', 'beginChallenge'],
                meta: { asks: 'throwers' },
                on: { throw: { guard: 'mayThrow', actions: 'throwOne' } },
                always: { guard: 'isDecided', actions: 'settleBattle', target: 'hearts' },
              },
              hearts: {
                description: 'A Heart that lay face down and survived brings a new card.',
                meta: { asks: 'heartOwner' },
                on: { place: { guard: 'mayPlace', actions: 'placeHeart', target: '#movement' } },
                always: [
                  { guard: 'isWon', actions: 'winAsLast', target: '#over' },
                  { guard: 'noHeartWaits', target: '#movement' },
                ],
              },
            },
          },
          movement: {
            id: 'movement',
            description: '3. Two own face-down cards change places, or one goes to an empty place.',
            meta: { asks: 'player' },
            on: {
              move: { guard: 'mayMove', actions: ['moveCard', 'endTurn'], target: '#ordering' },
              done: { guard: 'isPlayer', actions: ['leaveMovement', 'endTurn'], target: '#ordering' },
            },
            always: { guard: 'nothingToMove', actions: 'endTurn', target: '#ordering' },
          },
        },
      },
      over: { id: 'over', type: 'final', entry: 'endTheGame' },
    },
  },
});
