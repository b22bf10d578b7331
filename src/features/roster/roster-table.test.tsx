import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import type { RosterPlayer } from '../../api/rosters/schema.ts';
import { groupPlayers } from './group-players.ts';
import { rosterTable } from './roster-table.markup.tsx';

const player = (rosterPlayerId: number, positionShort: string) =>
  ({
    rosterPlayerId,
    positionShort,
    positionLong: positionShort,
    firstName: 'Ann',
    lastName: `Ash${rosterPlayerId}`,
    jerseyNumber: String(rosterPlayerId),
    url: `/roster/${rosterPlayerId}`,
  }) as RosterPlayer;

test('the table has the targets of the links to positions', () => {
  const groups = groupPlayers([player(1, 'G'), player(2, 'F'), player(3, 'G')], 'position');
  const html = renderToStaticMarkup(<rosterTable.component caption="Roster" groups={groups} />);
  const ids = [...html.matchAll(/<a [^>]*id="([^"]+)"/g)].map(([, id]) => id);
  expect(groups.length).toBe(2);
  expect(ids).toEqual(groups.map(({ id }) => id));
});
