import { type DisplayDates, hasBegun, hasEnded } from './display-dates.ts';

/** Main content of a splash. */
export const splashKinds = ['image', 'video', 'html', 'countdown'] as const;

type Dated = DisplayDates & { id: number; startDate: string };

/** The most recently started splash that has not ended, or else the next one to start. */
export function chooseSplash<Splash extends Dated>(splashes: readonly Splash[], now: number): Splash | undefined {
  const alive = splashes.filter((splash) => !hasEnded(splash, now)).sort(byStart);
  return alive.findLast((splash) => hasBegun(splash, now)) ?? alive[0];
}

const byStart = (a: Dated, b: Dated) => Date.parse(a.startDate) - Date.parse(b.startDate) || a.id - b.id;
