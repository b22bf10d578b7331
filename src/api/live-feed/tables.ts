import type { SportFamily } from '../../domain/sport-family.ts';
import type { StatLine, StatTable } from '../../domain/stats/column.ts';
import { getSportStats } from '../../domain/stats/families.ts';
import { basketballPlayerColumns, basketballTeamColumns } from './basketball-columns.ts';
import { type FeedColumn, feedName } from './column.ts';

/** A player table under the name that existing programs expect: "Players" in basketball, "Batting" in baseball. */
export type FeedTable = {
  name: string;
  title: string;
  columns: readonly FeedColumn[];
  /** Whether a player's line is in this table. */
  isShown: (line: StatLine) => boolean;
  group: string;
};

/** A sport's player tables; basketball uses the established names. */
export function playerTables(family: SportFamily): FeedTable[] {
  if (family === 'basketball')
    return [{ name: 'Players', title: 'Players', columns: basketballPlayerColumns, isShown: () => true, group: 'box' }];
  return (getSportStats(family)?.tables ?? []).map(toTable);
}

/** A team's figures. */
export function teamColumns(family: SportFamily): readonly FeedColumn[] {
  if (family === 'basketball') return basketballTeamColumns;
  return (getSportStats(family)?.comparison ?? []).map(({ title, text }) => ({
    name: feedName(title),
    label: title,
    description: title,
    text,
  }));
}

function toTable({ group, title, columns, shownWhen }: StatTable): FeedTable {
  return {
    name: feedName(title),
    title,
    group,
    columns: columns.map((column) => ({
      name: feedName(column.title),
      label: column.abbr,
      description: column.title,
      text: (groups) => column.text(groups[group] ?? {}),
    })),
    isShown: (line) => !shownWhen || shownWhen.some((key) => Boolean(line[key])),
  };
}
