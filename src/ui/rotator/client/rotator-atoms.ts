import type { Getter, Setter } from 'jotai';
import { atom } from 'jotai';

import { recall, remember } from '../../client/tab-memory.ts';

export type RotatorState = 'playing' | 'paused';

/** Who asks for less motion starts with everything paused. */
const firstState = (): RotatorState =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'paused' : 'playing';

type Chosen = {
  /** What a rotator begins as: as the page's control was last used. */
  beginning?: RotatorState;
  /** By rotator. */
  states: Readonly<Record<string, RotatorState>>;
};

const choiceKey = 'rotators';

/** What the reader has chosen; what was paused is still paused on the next page, also where that is a new document. */
const chosenAtom = atom<Chosen>(recall<Chosen>(choiceKey) ?? { states: {} });

const choose = (set: Setter, chosen: Chosen) => {
  set(chosenAtom, chosen);
  remember(choiceKey, chosen);
};

/** The rotators that are in the page and alive. */
const presentAtom = atom<readonly string[]>([]);

const resetsAtom = atom(0);

/** Changes when every rotator has to show its first slide. */
export const resetAtom = atom((get) => get(resetsAtom));

const stateOf = (get: Getter, id: string) => {
  const { states, beginning } = get(chosenAtom);
  return states[id] ?? beginning ?? firstState();
};

/** The state of one rotator; write it to play or pause. */
export const rotatorStateAtom = (id: string) =>
  atom(
    (get) => stateOf(get, id),
    (get, set, state: RotatorState) => {
      const chosen = get(chosenAtom);
      choose(set, { ...chosen, states: { ...chosen.states, [id]: state } });
    },
  );

/** A rotator comes to life in the page. */
export const arriveAtom = atom(null, (get, set, id: string) => set(presentAtom, [...get(presentAtom), id]));

/** A rotator leaves the page. */
export const leaveAtom = atom(null, (get, set, id: string) =>
  set(
    presentAtom,
    get(presentAtom).filter((each) => each !== id),
  ),
);

/** What the page as a whole does: playing while one rotator is, and before any is alive as they will begin. */
export const allStateAtom = atom<RotatorState>((get) => {
  const present = get(presentAtom);
  if (present.length === 0) return get(chosenAtom).beginning ?? firstState();
  return present.some((id) => stateOf(get, id) === 'playing') ? 'playing' : 'paused';
});

const chooseAll = (set: Setter, state: RotatorState) => choose(set, { beginning: state, states: {} });

/** Pauses every rotator, those to come too, and shows their first slides. */
export const pauseAllAtom = atom(null, (get, set) => {
  chooseAll(set, 'paused');
  set(resetsAtom, get(resetsAtom) + 1);
});

export const playAllAtom = atom(null, (_get, set) => chooseAll(set, 'playing'));
