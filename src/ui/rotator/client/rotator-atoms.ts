import { atom } from 'jotai';
import type { Getter } from 'jotai';

export type RotatorState = 'playing' | 'paused';

/** Who asks for less motion starts with everything paused. */
const firstState = (): RotatorState =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'paused' : 'playing';

/** What a rotator begins as: as the page's control was last used. */
const beginningAtom = atom<RotatorState | undefined>(undefined);

/** By rotator; kept when the page is left, so that what was paused is still paused on the next. */
const statesAtom = atom<Readonly<Record<string, RotatorState>>>({});

/** The rotators that are in the page and alive. */
const presentAtom = atom<readonly string[]>([]);

const resetsAtom = atom(0);

/** Changes when every rotator has to show its first slide. */
export const resetAtom = atom((get) => get(resetsAtom));

const stateOf = (get: Getter, id: string) => get(statesAtom)[id] ?? get(beginningAtom) ?? firstState();

/** The state of one rotator; write it to play or pause. */
export const rotatorStateAtom = (id: string) =>
  atom(
    (get) => stateOf(get, id),
    (get, set, state: RotatorState) => set(statesAtom, { ...get(statesAtom), [id]: state }),
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
  if (present.length === 0) return get(beginningAtom) ?? firstState();
  return present.some((id) => stateOf(get, id) === 'playing') ? 'playing' : 'paused';
});

const commandAtom = atom(null, (get, set, state: RotatorState) => {
  set(beginningAtom, state);
  set(statesAtom, Object.fromEntries(Object.keys(get(statesAtom)).map((id) => [id, state])));
});

/** Pauses every rotator, those to come too, and shows their first slides. */
export const pauseAllAtom = atom(null, (get, set) => {
  set(commandAtom, 'paused');
  set(resetsAtom, get(resetsAtom) + 1);
});

export const playAllAtom = atom(null, (_get, set) => set(commandAtom, 'playing'));
