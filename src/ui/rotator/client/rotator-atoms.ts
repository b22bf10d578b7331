import type { Getter, Setter } from 'jotai';
import { atom } from 'jotai';

import { getTabValue, setTabValue } from '../../client/tab-storage.ts';

export type RotatorState = 'playing' | 'paused';

const defaultState = (): RotatorState =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'paused' : 'playing';

type Choices = {
  /** Set by the button for all rotators. */
  initial?: RotatorState;
  /** By rotator id. */
  states: Readonly<Record<string, RotatorState>>;
};

const choiceKey = 'rotators';

/** The reader's choices, which outlive the page. */
const choicesAtom = atom<Choices>(getTabValue<Choices>(choiceKey) ?? { states: {} });

const saveChoices = (set: Setter, choices: Choices) => {
  set(choicesAtom, choices);
  setTabValue(choiceKey, choices);
};

/** Ids of the mounted rotators that overflow. */
const mountedAtom = atom<readonly string[]>([]);

const resetsAtom = atom(0);

/** Changes when every rotator must show its first slide. */
export const resetAtom = atom((get) => get(resetsAtom));

const stateOf = (get: Getter, id: string) => {
  const { states, initial } = get(choicesAtom);
  return states[id] ?? initial ?? defaultState();
};

/** The state of one rotator; writable. */
export const rotatorStateAtom = (id: string) =>
  atom(
    (get) => stateOf(get, id),
    (get, set, state: RotatorState) => {
      const choices = get(choicesAtom);
      saveChoices(set, { ...choices, states: { ...choices.states, [id]: state } });
    },
  );

export const mountAtom = atom(null, (get, set, id: string) => set(mountedAtom, [...get(mountedAtom), id]));

export const unmountAtom = atom(null, (get, set, id: string) =>
  set(
    mountedAtom,
    get(mountedAtom).filter((each) => each !== id),
  ),
);

/** Whether any rotator is playing; before any is mounted, the state in which they will start. */
export const allStateAtom = atom<RotatorState>((get) => {
  const mounted = get(mountedAtom);
  if (mounted.length === 0) return get(choicesAtom).initial ?? defaultState();
  return mounted.some((id) => stateOf(get, id) === 'playing') ? 'playing' : 'paused';
});

const saveChoiceForAll = (set: Setter, state: RotatorState) => saveChoices(set, { initial: state, states: {} });

/** Pauses all rotators, including later ones, and shows their first slides. */
export const pauseAllAtom = atom(null, (get, set) => {
  saveChoiceForAll(set, 'paused');
  set(resetsAtom, get(resetsAtom) + 1);
});

export const playAllAtom = atom(null, (_get, set) => saveChoiceForAll(set, 'playing'));
