import { beforeEach, expect, test, vi } from 'vitest';

import { changeChannel } from '../../db/announce.ts';
import { createGame, createOpponent, createSeason, createSport } from '../../testing/factories.ts';
import { collegeCommands, jsonFile } from '../testing/college-commands.ts';
import { gameXml } from '../testing/game-xml.ts';

const site = collegeCommands();

const seasonXml = `<bsseas source="TAS" date="6/2/1998"><team name="Harbor" season="1998"/><totals gp="1"/>
  <player name="Ann Ash" uni="7" gp="1"><hitting ab="4" r="3" h="2" bavg=".500"/></player></bsseas>`;
const baseball = { sport: 'baseball' };

beforeEach(async () => {
  const { db } = site.database;
  const season = await createSeason(db, await createSport(db, site.college.id, 'baseball', { family: 'baseball' }));
  await createGame(db, season, { opponentId: (await createOpponent(db, site.college.id, { title: 'Elm' })).id });
});

type Input = Parameters<typeof site.run>[1];

/** Every way in which a command stores what pages show. */
const writers: Record<string, Input> = {
  'alert add': { options: { title: 'Gates open early' } },
  'navigation add': { options: { title: 'Boosters', url: '/news' } },
  'config set': { args: ['gtmIds=GTM-A'] },
  'tenant change': { args: ['harbor'], options: { name: 'Harbor State' } },
  'stats minimums-set': { options: { ...baseball, name: 'batting', perGame: '2.5', games: '50' } },
  'redirect import': { files: [jsonFile('from,to\n/old,/news\n', 'old.csv')] },
  'import season': { options: { ...baseball, season: '1998' }, files: [jsonFile(seasonXml, 'bsseas.xml')] },
  'import game': { files: [{ name: 'game.xml', bytes: gameXml() }] },
  'import roster': {
    options: { ...baseball, season: '2026' },
    files: [jsonFile('Number,Name,Position\n4,Keel Joan,P\n', 'roster.csv')],
  },
  'import schedule': {
    options: baseball,
    files: [jsonFile('Date,Time,Opponent,At,Location\n3/6/2026,6:00 PM,Saltmarsh,H,Harbor\n', 'schedule.csv')],
  },
  'push enable': {},
  'game postpone': { args: ['1'], options: { reason: 'Burst pipe' } },
};

test.each(Object.entries(writers))('%s announces the change of its college', async (command, input) => {
  const announced: string[] = [];
  const stop = await site.database.listen(changeChannel, (payload) => void announced.push(payload));
  const { exit, errs } = await site.run(command, input);
  expect(exit, errs.join('\n')).toBe(0);
  await vi.waitFor(() => expect(announced).toContain(String(site.college.id)));
  await stop();
});
