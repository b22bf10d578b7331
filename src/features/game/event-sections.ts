import type { BookPlay, ScoreBook } from '../../api/stats/score-book.ts';
import type { TextColumn, TextRow, TextSection } from '../../web/text-document.ts';
import { driveCells, driveColumns } from './drive-cells.ts';
import { periodTitleOf } from './period-title-of.ts';
import { groupByPeriod } from './periods.ts';
import type { GameSides } from './sides.ts';

type Event = {
  period: number;
  clock: string;
  side?: GameSides[number]['side'] | undefined;
  /** Spans the table, above the plays of an inning or drive. */
  isHeading?: boolean;
  text: string;
  /** Printed if it changed. */
  score?: BookPlay['score'] | undefined;
};

/** Scoring, drives, plays and penalties of a game, as far as they were recorded. */
export function eventSections({ boxScore }: ScoreBook, sides: GameSides): TextSection[] {
  const teamOf = (side: Event['side']) => sides.find((each) => each.side === side);
  const periods = (heading: string, events: readonly Event[]): TextSection[] => {
    if (events.length === 0) return [];
    const hasClock = events.some((event) => event.clock !== '');
    const hasScore = events.some(({ score }) => score);
    const columns: TextColumn[] = [
      ...(hasClock ? [{ heading: 'Clock' }] : []),
      { heading: 'Team' },
      { heading: 'Play' },
      ...(hasScore ? [{ heading: 'Score', isFigure: true as const }] : []),
    ];
    const toRow = ({ isHeading, text, score, ...event }: Event): TextRow =>
      isHeading
        ? { kind: 'heading', cells: [text] }
        : {
            cells: [
              ...(hasClock ? [event.clock] : []),
              teamOf(event.side)?.abbreviation ?? '',
              text,
              ...(hasScore ? [score ? `${score.away}-${score.home}` : ''] : []),
            ],
          };
    const tables = groupByPeriod(events).map(({ number, items }) => ({
      caption: `${heading}, ${periodTitleOf(boxScore, number)}`,
      columns,
      rows: items.map(toRow),
    }));
    return [{ heading, tables }];
  };
  return [
    ...periods(
      'Scoring',
      boxScore.scoring.map(({ text, type, detail, ...event }) => ({
        ...event,
        text: [text, type, detail].filter(Boolean).join(' · '),
      })),
    ),
    ...driveSection(boxScore, sides),
    ...periods(
      'Play-by-play',
      boxScore.plays.map(({ kind, situation, text, scoring, score, ...event }) => ({
        ...event,
        side: event.side ?? undefined,
        isHeading: kind === 'heading',
        text:
          kind === 'heading'
            ? [text, situation].filter(Boolean).join(' ')
            : [situation, text].filter(Boolean).join(': '),
        score: scoring ? score : undefined,
      })),
    ),
    ...periods(
      'Penalties',
      boxScore.penalties.map(({ player, text, minutes, ...event }) => ({
        ...event,
        text: [player, text, minutes !== undefined && `${minutes} min`].filter(Boolean).join(', '),
      })),
    ),
  ];
}

function driveSection({ drives }: ScoreBook['boxScore'], sides: GameSides): TextSection[] {
  if (drives.length === 0) return [];
  const columns: TextColumn[] = [
    { heading: 'Team', isRowHeader: true },
    ...driveColumns.map(({ label, name, kind }) => ({
      heading: label,
      ...(name && { title: name }),
      ...(kind !== 'text' && { isFigure: true as const }),
    })),
  ];
  const rows = drives.map((drive) => {
    const cells = driveCells(drive);
    const name = sides.find(({ side }) => side === drive.side)?.name ?? '';
    return { cells: [name, ...driveColumns.map(({ key }) => String(cells[key] ?? '-'))] };
  });
  return [{ heading: 'Drives', tables: [{ caption: 'Possessions in order', columns, rows }] }];
}
