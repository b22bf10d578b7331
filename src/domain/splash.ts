import { type DisplayDates, hasBegun, hasEnded } from './display-dates.ts';

/** What the middle of a splash shows. */
export const splashKinds = ['image', 'video', 'html', 'countdown'] as const;

type Dated = DisplayDates & { id: number; startDate: string };

/** Of those that have not ended the one begun last; before the first begins, the one that begins next. */
export function chooseSplash<Splash extends Dated>(splashes: readonly Splash[], now: number): Splash | undefined {
  const alive = splashes.filter((splash) => !hasEnded(splash, now)).sort(byStart);
  return alive.findLast((splash) => hasBegun(splash, now)) ?? alive[0];
}

const byStart = (a: Dated, b: Dated) => Date.parse(a.startDate) - Date.parse(b.startDate) || a.id - b.id;
