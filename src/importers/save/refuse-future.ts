import type { BoxScore } from '../../domain/box-score.ts';
import { importRefusal } from '../refusal.ts';

/** Throws an `ImportRefusal` for the file of a game whose day has not come; `today` is the day at its venue. */
export function refuseFuture({ venue: { date }, home, away }: BoxScore, today: string): void {
  if (date <= today) return;
  throw importRefusal(
    `The game (${away.name} ${away.score}, ${home.name} ${home.score}) is dated ${date}, which is in the future: today is ${today}. Correct the date in the file, or import it on the day of the game.`,
  );
}
