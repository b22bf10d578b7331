/** Which seasons of a sport have results; `since` is null if none has. */
export type Coverage = {
  since: string | null;
  seasons: number;
  /** First years of the seasons without results between the first and the last one. */
  missing: number[];
};

/** Determines which seasons have results, from decided games in date order. */
export function coverageOf(games: readonly { seasonTitle: string }[]): Coverage {
  const titles = new Set(games.map(({ seasonTitle }) => seasonTitle));
  const years = new Set([...titles].map((title) => Number(title.slice(0, 4))).sort((a, b) => a - b));
  const [first = 0] = years;
  const last = [...years].at(-1) ?? 0;
  const span = Array.from({ length: last - first }, (_, index) => first + index);
  return {
    since: [...titles].find((title) => Number(title.slice(0, 4)) === first) ?? null,
    seasons: titles.size,
    missing: span.filter((year) => !years.has(year)),
  };
}
