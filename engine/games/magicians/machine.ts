// The statechart of Magicians: the seven phases of a turn, who acts, which moves, what comes next.
import { defineChart } from '../../charts/chart.ts';
import * as limits from './limits.ts';
import * as mulligan from './mulligan.ts';
import * as playing from './playing.ts';
import * as sabotage from './sabotage.ts';
import * as turn from './turn.ts';
import type { Happening, Move, State } from './types.ts';

// The chart names the type of each event, so what the event holds is certain here.
type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;
const supportOf = (move: Move) => move as MoveOf<'support'>;
const sabotageOf = (move: Move) => move as MoveOf<'sabotage'>;
const cardOf = (move: Move) => (move as MoveOf<'trick'> | MoveOf<'take'>).card;
const cardsOf = (move: Move) => (move as MoveOf<'discard'>).cards;

const maySabotage = (state: State, seat: number, move: Move): boolean => {
  const { card, target, on } = sabotageOf(move);
  return seat === state.turn && sabotage.explainSabotage(state, seat, card, target, on) === null;
};

export const chart = defineChart<State, Move, Happening>()({
  asks: {
    player: (state) => [state.turn],
    discarder: (state) => [limits.demandOf(state)!.seat],
  },
  guards: {
    isPlayer: (state, { seat }) => seat === state.turn,
    mulliganIsOver: (state) => mulligan.mulliganIsOver(state),
    maySupport: (state, { seat, move }) =>
      seat === state.turn &&
      playing.explainSupport(state, seat, supportOf(move).card, supportOf(move).replace) === null,
    maySabotage: (state, { seat, move }) => maySabotage(state, seat, move),
    maySpy: (state, { seat, move }) =>
      sabotage.isSpy(sabotageOf(move).card) && maySabotage(state, seat, move),
    mayTake: (state, { seat, move }) =>
      seat === state.turn && sabotage.explainTake(state, cardOf(move)) === null,
    mayDiscard: (state, { seat, move }) =>
      seat === limits.demandOf(state)?.seat && limits.explainDiscard(state, cardsOf(move)) === null,
    everythingIsSettled: (state) => limits.settlementDue(state) === null,
    mayTrick: (state, { seat, move }) =>
      seat === state.turn && playing.explainTrick(state, seat, cardOf(move)) === null,
    isTrimmedAfterAPlay: (state) => state.played !== null && limits.trimmingDue(state) === null,
    isTrimmed: (state) => limits.trimmingDue(state) === null,
    mayDraw: (state, { seat }) => seat === state.turn && turn.explainDraw(state) === null,
    goalIsReached: (state) => turn.goalIsReached(state),
    handFitsInTheLastTurn: (state) => limits.handDue(state) === null && turn.isLastTurn(state),
    handFits: (state) => limits.handDue(state) === null,
  },
  actions: {
    deal: (state, _event, tell) => mulligan.deal(state, tell),
    exchangeHand: (state, _event, tell) => mulligan.exchangeHand(state, tell),
    keepHand: (state, _event, tell) => mulligan.keepHand(state, tell),
    drawOne: (state, _event, tell) => turn.beginTurn(state, tell),
    playSupport: (state, { seat, move }, tell) =>
      playing.playSupport(state, seat, supportOf(move).card, supportOf(move).replace, tell),
    skipManagement: (state, _event, tell) => turn.skipPhase(state, 'management', tell),
    playSabotage: (state, { seat, move }, tell) =>
      sabotage.playSabotage(
        state,
        seat,
        sabotageOf(move).card,
        sabotageOf(move).target,
        sabotageOf(move).on,
        tell,
      ),
    skipDirtyTrick: (state, _event, tell) => turn.skipPhase(state, 'dirtyTrick', tell),
    takeSpied: (state, { seat, move }, tell) => sabotage.takeSpied(state, seat, cardOf(move), tell),
    settleWhatIsForced: (state, _event, tell) => limits.discardForced(state, limits.settlementDue, tell),
    discardChosen: (state, { move }, tell) => limits.discardChosen(state, cardsOf(move), tell),
    finishSabotage: (state) => sabotage.finishSabotage(state),
    playTrick: (state, { seat, move }, tell) => playing.playTrick(state, seat, cardOf(move), tell),
    skipNewTrick: (state, _event, tell) => turn.skipPhase(state, 'newTrick', tell),
    trimWhatIsForced: (state, _event, tell) => limits.discardForced(state, limits.trimmingDue, tell),
    drawInIntermission: (state, _event, tell) => turn.drawInIntermission(state, tell),
    skipIntermission: (state, _event, tell) => turn.skipPhase(state, 'intermission', tell),
    earnPrestige: (state, _event, tell) => turn.earnPrestige(state, tell),
    endTurn: (state) => turn.endTurn(state),
    winByGoal: (state) => turn.winByGoal(state),
    winByTime: (state) => turn.winByTime(state),
    endTheGame: (state, _event, tell) => turn.endTheGame(state, tell),
  },
  config: {
    id: 'magicians',
    initial: 'mulligan',
    states: {
      mulligan: {
        description: 'Clockwise, whoever holds no level 1 Trick may exchange the hand.',
        entry: 'deal',
        meta: { asks: 'player' },
        on: {
          mulligan: { guard: 'isPlayer', actions: 'exchangeHand' },
          keep: { guard: 'isPlayer', actions: 'keepHand' },
        },
        always: { guard: 'mulliganIsOver', target: 'turn' },
      },
      turn: {
        initial: 'draw',
        states: {
          draw: {
            description: '1. One card is drawn.',
            entry: 'drawOne',
            always: { target: 'management' },
          },
          management: {
            description: '2. One Support card is put into play, or none.',
            meta: { asks: 'player' },
            on: {
              support: { guard: 'maySupport', actions: 'playSupport', target: 'newTrick.trimming' },
              skip: { guard: 'isPlayer', actions: 'skipManagement', target: 'dirtyTrick' },
            },
          },
          dirtyTrick: {
            description: '3. One Sabotage card is played, or none; only if nothing was played in Management.',
            initial: 'choosing',
            states: {
              choosing: {
                meta: { asks: 'player' },
                on: {
                  sabotage: [
                    { guard: 'maySpy', actions: 'playSabotage', target: 'spying' },
                    { guard: 'maySabotage', actions: 'playSabotage', target: 'settling' },
                  ],
                  skip: { guard: 'isPlayer', actions: 'skipDirtyTrick', target: '#newTrick' },
                },
              },
              spying: {
                description: 'The spy sees a hand and takes one card of it.',
                meta: { asks: 'player' },
                on: { take: { guard: 'mayTake', actions: 'takeSpied', target: 'settling' } },
              },
              settling: {
                description: "The victim's limits, then the thief's: the excess is discarded.",
                entry: 'settleWhatIsForced',
                meta: { asks: 'discarder' },
                on: {
                  discard: { guard: 'mayDiscard', actions: ['discardChosen', 'settleWhatIsForced'] },
                },
                always: {
                  guard: 'everythingIsSettled',
                  actions: 'finishSabotage',
                  target: '#trimming',
                },
              },
            },
          },
          newTrick: {
            id: 'newTrick',
            description: '4. One Trick is put into play, or none; only if nothing was played before.',
            initial: 'playing',
            states: {
              playing: {
                meta: { asks: 'player' },
                on: {
                  trick: { guard: 'mayTrick', actions: 'playTrick', target: 'trimming' },
                  skip: { guard: 'isPlayer', actions: 'skipNewTrick', target: 'trimming' },
                },
              },
              trimming: {
                id: 'trimming',
                description: 'In every turn: down to the maximum of Tricks.',
                entry: 'trimWhatIsForced',
                meta: { asks: 'discarder' },
                on: {
                  discard: { guard: 'mayDiscard', actions: ['discardChosen', 'trimWhatIsForced'] },
                },
                always: [
                  { guard: 'isTrimmedAfterAPlay', target: '#prestige' },
                  { guard: 'isTrimmed', target: '#intermission' },
                ],
              },
            },
          },
          intermission: {
            id: 'intermission',
            description: '5. One more card may be drawn; only if nothing was played.',
            meta: { asks: 'player' },
            on: {
              draw: { guard: 'mayDraw', actions: 'drawInIntermission', target: 'prestige' },
              skip: { guard: 'isPlayer', actions: 'skipIntermission', target: 'prestige' },
            },
          },
          prestige: {
            id: 'prestige',
            description: '6. Tricks and Support earn their levels; the goal wins at once.',
            entry: 'earnPrestige',
            always: [{ guard: 'goalIsReached', actions: 'winByGoal', target: '#over' }, { target: 'finale' }],
          },
          finale: {
            description: '7. Down to seven cards in hand.',
            meta: { asks: 'discarder' },
            on: { discard: { guard: 'mayDiscard', actions: 'discardChosen' } },
            always: [
              { guard: 'handFitsInTheLastTurn', actions: ['endTurn', 'winByTime'], target: '#over' },
              { guard: 'handFits', actions: 'endTurn', target: 'draw' },
            ],
          },
        },
      },
      over: { id: 'over', type: 'final', entry: 'endTheGame' },
    },
  },
});
