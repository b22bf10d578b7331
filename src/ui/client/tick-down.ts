import { type CountdownValue, countdownTo } from '../../domain/countdown.ts';

/** In milliseconds. */
export const tickInterval = 1000;

/** Reports the time left until `to` (milliseconds since the epoch), now and every second. Returns a function that stops it. */
export function tickDown(to: number, onTick: (left: CountdownValue) => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => clearInterval(timer);
  const tick = () => {
    const now = Date.now();
    onTick(countdownTo(to, now));
    if (to - now <= 0) stop();
  };
  if (to > Date.now()) timer = setInterval(tick, tickInterval);
  tick();
  return stop;
}
