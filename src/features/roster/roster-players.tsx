import type { Roster } from '../../api/rosters/schema.ts';
import type { Sport } from '../../domain/sport.ts';
import { VisuallyHidden } from '../../ui/controls/visually-hidden.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { JumpLinks } from '../../ui/page/jump-links.tsx';
import { groupPlayers } from './group-players.ts';
import { jumpRanges } from './jump-ranges.ts';
import { groupOrigins } from './origins/group-origins.ts';
import { playerOrigins } from './origins/player-origins.markup.tsx';
import { rosterCards } from './roster-cards.markup.tsx';
import { RosterControls, type ShownRoster } from './roster-controls.tsx';
import { rosterLines } from './roster-lines.markup.tsx';
import { rosterTable } from './roster-table.markup.tsx';

const parts = { cards: rosterCards, list: rosterLines, table: rosterTable } as const;

/** The players in the requested view and order. */
export function RosterPlayers({ sport, roster, shown }: { sport: Sport; roster: Roster; shown: ShownRoster }) {
  const groups = groupPlayers(roster.players, shown.sort);
  const [first] = groups;
  const origins = groupOrigins(roster.players);
  return (
    <section aria-label="Players">
      <VisuallyHidden as="h2">Players</VisuallyHidden>
      <RosterControls sport={sport} roster={roster} shown={shown} />
      {shown.view === 'cards' && first?.title === undefined && shown.sort === 'jersey' && (
        <JumpLinks label="Numbers" links={jumpRanges(first?.players ?? [])} />
      )}
      <Markup of={parts[shown.view]} props={{ caption: roster.displayTitle, groups }} />
      {origins.length > 0 && <Markup of={playerOrigins} props={{ origins }} />}
    </section>
  );
}
