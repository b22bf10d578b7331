import { enDashed, formatOrdinal } from '../web/text.ts';

type Record = {
  overall: string | null;
  conference: string | null;
  streak: string | null;
  home: string | null;
  away: string | null;
  neutral: string | null;
};
/** A game's finish; `placing` is text such as "3rd of 14" or "T-3rd, 597 (+21)". */
type Meet = { placing: string | null; conferenceTournament: boolean };

/** A season figure; `undefined` until there is one. */
export type SeasonFigure = { label: string; value: string | undefined };

const records = [
  ['Overall', 'overall'],
  ['Conference', 'conference'],
  ['Streak', 'streak'],
  ['Home', 'home'],
  ['Away', 'away'],
  ['Neutral', 'neutral'],
] as const;

/**
 * A season in summary: wins and losses, or the finishes of its meets in the order they were held. `undefined` before
 * the first result.
 */
export function seasonFigures(record: Record, meets: readonly Meet[]): SeasonFigure[] | undefined {
  if (record.overall !== null)
    return records.map(([label, key]) => {
      const figure = record[key];
      return { label, value: figure === null ? undefined : enDashed(figure) };
    });
  const finishes = meets.flatMap(({ placing, conferenceTournament }) => {
    const place = placeOf(placing);
    return place === undefined ? [] : [{ place, conferenceTournament }];
  });
  return finishes.length > 0 ? finishFigures(finishes) : undefined;
}

type Finish = { place: number; conferenceTournament: boolean };

function finishFigures(finishes: readonly Finish[]): SeasonFigure[] {
  const places = finishes.map(({ place }) => place);
  const within = (most: number) => String(places.filter((place) => place <= most).length);
  const conference = finishes.findLast(({ conferenceTournament }) => conferenceTournament);
  return [
    { label: 'Meets', value: String(places.length) },
    { label: 'Wins', value: within(1) },
    { label: 'Top three', value: within(3) },
    { label: 'Best finish', value: formatOrdinal(Math.min(...places)) },
    { label: 'Latest finish', value: formatOrdinal(places.at(-1) ?? 0) },
    conference
      ? { label: 'Conference', value: formatOrdinal(conference.place) }
      : { label: 'Top five', value: within(5) },
  ];
}

/** 3 of "3rd of 14", "T-3rd" and "T3". */
export function placeOf(placing: string | null): number | undefined {
  const digits = /^(?:T-?)?(\d+)/i.exec(placing?.trim() ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}
