import { type CountdownValue, countdownTo } from '../../domain/countdown.ts';

/** How often a countdown counts, in milliseconds. */
export const tickLength = 1000;

/** Tells the time left to `to`, in milliseconds since the epoch, now and every second until it has come. Returns its end. */
export function tickDown(to: number, onTick: (left: CountdownValue) => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => clearInterval(timer);
  const tick = () => {
    const now = Date.now();
    onTick(countdownTo(to, now));
    if (to - now <= 0) stop();
  };
  if (to > Date.now()) timer = setInterval(tick, tickLength);
  tick();
  return stop;
}
