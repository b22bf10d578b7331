/** Maximum number of episodes whose position is remembered. */
const maxEpisodes = 50;

const positionsKey = 'podcast-positions';
const rateKey = 'podcast-rate';

type Positions = [episodeId: number, seconds: number][];

const read = <Value>(key: string, otherwise: Value): Value => {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null) ?? otherwise;
  } catch {
    return otherwise;
  }
};

const write = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // storage is blocked or full
  }
};

/** Where the reader stopped listening to an episode, in seconds; 0 for a new one. */
export const getStoredPosition = (episodeId: number): number =>
  read<Positions>(positionsKey, []).find(([id]) => id === episodeId)?.[1] ?? 0;

/** Remembers a position in this browser; undefined forgets it. */
export function storePosition(episodeId: number, seconds: number | undefined): void {
  const others = read<Positions>(positionsKey, []).filter(([id]) => id !== episodeId);
  const latest: Positions = seconds === undefined ? [] : [[episodeId, Math.floor(seconds)]];
  write(positionsKey, [...latest, ...others].slice(0, maxEpisodes));
}

export const getStoredRate = (): number => read(rateKey, 1);
export const storeRate = (rate: number): void => write(rateKey, rate);
