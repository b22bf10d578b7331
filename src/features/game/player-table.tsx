import type { ReactNode } from 'react';

import type { StatColumn, StatTable as Table } from '../../domain/stats/column.ts';
import { VisuallyHidden } from '../../ui/controls/visually-hidden.tsx';
import { StatTable } from '../../ui/tables/stat-table.tsx';
import { factColumns, figures, type Head } from './player-cells.ts';
import { listedName } from './player-name.ts';
import styles from './player-table.module.css';
import type { GameSide } from './sides.ts';
import { type PlayerLine, playerLines } from './stat-rows.ts';

type Props = { table: Table; columns: readonly StatColumn[]; side: GameSide };

/** One team's lines of one table with its totals. */
export function PlayerTable({ table, columns, side: { side, name, team, isOurs } }: Props) {
  const lines = playerLines(table, team);
  const total = team.stats[table.group];
  if (lines.length === 0) return <p className={styles.none}>{name}: none</p>;
  const heads = factColumns(table, lines);
  return (
    <StatTable
      id={`${table.group}-${side}`}
      caption={
        <>
          {name} <VisuallyHidden>{table.title.toLowerCase()}</VisuallyHidden>
        </>
      }
      rowLabel="Player"
      columns={[
        ...heads,
        ...columns.map(({ key, abbr, title, formula }) => ({ key, label: abbr, name: title, formula })),
      ]}
      rows={lines.map((entry, index) => ({
        id: `${entry.player.code}-${index}`,
        header: <PlayerName {...entry} />,
        facts: factLine(entry, heads),
        cells: { ...facts(entry), ...figures(columns, entry.line, lines) },
      }))}
      totals={
        total ? [{ id: 'total', header: 'Total', cells: { ...blank(heads), ...figures(columns, total, lines) } }] : []
      }
      explain={isOurs}
    />
  );
}

const PlayerName = ({ player, isSubstitute }: PlayerLine) => (
  <span className={isSubstitute ? styles.substitute : undefined}>
    {player.url ? <a href={player.url}>{listedName(player)}</a> : listedName(player)}
    {player.libero && ' (L)'}
  </span>
);

const facts = ({ player }: PlayerLine): Record<string, ReactNode> => ({
  '#': player.isTeam ? '' : player.jersey,
  POS: player.position,
  GS: player.started ? <Started /> : '',
});

/** "No. 39 · G · Starter", from the facts that have a column. */
function factLine({ player }: PlayerLine, heads: readonly Head[]): string | undefined {
  if (player.isTeam) return undefined;
  const texts: Record<Head['key'], string> = {
    '#': player.jersey && `No. ${player.jersey}`,
    POS: player.position,
    GS: player.started ? 'Starter' : '',
  };
  return heads.flatMap(({ key }) => texts[key] || []).join(' · ') || undefined;
}

const Started = () => (
  <>
    <span aria-hidden="true">*</span>
    <VisuallyHidden>started</VisuallyHidden>
  </>
);

const blank = (heads: readonly Head[]) => Object.fromEntries(heads.map(({ key }) => [key, '']));
