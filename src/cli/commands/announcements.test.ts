import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { writtenKinds } from '../../content/core-kinds.ts';
import {
  announceChange,
  changeChannel,
  confirmationChannel,
  liveChannel,
  readChange,
  readLiveChange,
  type Withdrawn,
} from '../../db/announce.ts';
import { tenant } from '../../db/schema/tenant.ts';
import { todayIn } from '../../domain/local-time.ts';
import { createGame, createOpponent, createSeason, createSport } from '../../testing/factories.ts';
import { liveXml } from '../../testing/live-files.ts';
import { describeCommands } from '../commands.ts';
import { commandsOf } from '../content/commands.ts';
import { collegeCommands, jsonFile } from '../testing/college-commands.ts';
import { gameXml } from '../testing/game-xml.ts';

const site = collegeCommands();

const seasonXml = `<bsseas source="TAS" date="6/2/1998"><team name="Harbor" season="1998"/><totals gp="1"/>
  <player name="Ann Ash" uni="7" gp="1"><hitting ab="4" r="3" h="2" bavg=".500"/></player></bsseas>`;
const baseball = { sport: 'baseball' };

// an announcement without a listener counts as missed
beforeAll(async () => {
  for (const channel of [changeChannel, liveChannel, confirmationChannel])
    await site.database.listen(channel, () => {});
});
beforeEach(async () => {
  const { db } = site.database;
  const season = await createSeason(db, await createSport(db, site.college.id, 'baseball', { family: 'baseball' }));
  await createGame(db, season, { opponentId: (await createOpponent(db, site.college.id, { title: 'Elm' })).id });
});

const folder = mkdtempSync(path.join(tmpdir(), 'fieldhouse-export-'));
const exported = path.join(folder, 'harbor');
afterAll(() => rmSync(folder, { recursive: true }));

const feed = `<rss><channel><title>Corner</title><description>Every week.</description>
  <item><title>Week 1</title><guid>a1</guid><pubDate>Fri, 11 Sep 2026 12:00:00 GMT</pubDate>
  <enclosure url="https://audio.example.com/a1.mp3" length="2048" type="audio/mpeg"/></item></channel></rss>`;
const [year, month, day] = todayIn('America/New_York').split('-');
/** A score of a game today that is not in the schedule. */
const score = (home: number) => ({
  options: { add: true, early: true },
  files: [{ name: 'live.xml', bytes: liveXml({ date: `${month}/${day}/${year}`, home }) }],
});

type Input = Parameters<typeof site.run>[1];
type Writer = Input & { before?: [command: string, input?: Input]; withdraws?: Withdrawn };

const reason = { args: ['1'], options: { reason: 'Burst pipe' } };
const alert: Writer['before'] = ['alert add', { options: { title: 'Gates open early' } }];
const navigation: Writer['before'] = ['navigation add', { options: { title: 'Boosters', url: '/news' } }];

const roster = jsonFile('Number,Name,Position\n4,Keel Joan,P\n5,Ann Reed,C\n', 'roster.csv');
const schedule = jsonFile('Date,Time,Opponent,At,Location\n3/6/2026,6:00 PM,Saltmarsh,H,Harbor\n', 'schedule.csv');

/** Every way in which a command changes what pages show. */
const writers: Record<string, Writer> = {
  // all kinds share the commands of their definitions
  'alert add': { options: { title: 'Gates open early' } },
  'alert change': { before: alert, args: ['1'], options: { title: 'Gates open late' } },
  'alert import': { files: [jsonFile('title\nGates open early\n', 'alerts.csv')] },
  'alert end': { before: alert, args: ['1'], withdraws: 'content' },
  'navigation remove': { before: navigation, args: ['1'], withdraws: 'content' },
  'config set': { args: ['gtmIds=GTM-A'], withdraws: 'content' },
  'tenant change': { args: ['harbor'], options: { name: 'Harbor State' }, withdraws: 'files' },
  'sport change': { args: ['baseball', 'displayOpponentHistory=yes'], withdraws: 'content' },
  'opponent alias': { args: ['1', 'Elm Tech'] },
  'opponent merge': {
    before: ['import schedule', { options: baseball, files: [schedule] }],
    args: ['2'],
    options: { into: '1' },
    withdraws: 'content',
  },
  'person merge': {
    before: ['import roster', { options: { ...baseball, season: '2026' }, files: [roster] }],
    args: ['2'],
    options: { into: '1' },
    withdraws: 'content',
  },
  'sport season': {
    before: [
      'import roster',
      { options: { ...baseball, season: '2025' }, files: [jsonFile('Name\nJoan Keel\n', 'roster.csv')] },
    ],
    args: ['baseball', '2025'],
  },
  'stats minimums-set': { options: { ...baseball, name: 'batting', perGame: '2.5', games: '50' } },
  'redirect import': { files: [jsonFile('from,to\n/old,/news\n', 'old.csv')], withdraws: 'content' },
  'story import': { files: [jsonFile('---\ntitle: Tides win\ndate: 2026-09-05\n---\nIn overtime.\n', 'tides.md')] },
  'staff import': { files: [jsonFile('Name,Title\nAnn Reed,Director\n', 'staff.csv')] },
  'document import-folder': { files: [jsonFile('%PDF-1.7', 'waiver.pdf')] },
  'podcast import-rss': { files: [jsonFile(feed, 'feed.xml')] },
  'import season': { options: { ...baseball, season: '1998' }, files: [jsonFile(seasonXml, 'bsseas.xml')] },
  'import game': { files: [{ name: 'game.xml', bytes: gameXml() }] },
  'import roster': {
    options: { ...baseball, season: '2026' },
    files: [roster],
  },
  'import schedule': {
    options: baseball,
    files: [schedule],
  },
  'import standings': {
    options: { ...baseball, season: '2026' },
    files: [jsonFile('School,Conf\nElm,12-3\n', 'standings.csv')],
  },
  'import undo': { before: alert, args: ['1'], withdraws: 'content' },
  'tenant create': {
    args: ['summit'],
    options: { name: 'Summit', host: ['summit.localhost'], timezone: 'America/Denver' },
  },
  'tenant import': {
    before: ['tenant export', { args: ['harbor'], options: { to: exported } }],
    args: [exported],
    options: { slug: 'summit', host: ['summit.localhost'] },
  },
  'push enable': {},
  'push disable': { before: ['push enable'] },
  'game delay': reason,
  'game postpone': reason,
  'game cancel': reason,
  'game add': { options: { ...baseball, season: '1', date: '2026-04-01', opponent: 'Elm', site: 'home' } },
  'game change': { args: ['1'], options: { note: 'Bring a coat' } },
  'game remove': { args: ['1'], withdraws: 'files' },
  'game merge': {
    before: ['game add', { options: { ...baseball, season: '1', date: '2026-04-01', opponent: 'Elm', site: 'home' } }],
    args: ['2'],
    options: { into: '1' },
    withdraws: 'content',
  },
  'season change': { args: ['1'], options: { rosterAccess: 'hidden' }, withdraws: 'files' },
  'game resume': { before: ['game delay', reason], args: ['1'] },
  'live put': { before: ['live put', score(30)], ...score(32) },
};

/** The other commands, by why they announce nothing. */
const others: Record<string, readonly string[]> = {
  'only read': [
    'tenant list',
    'tenant show',
    'tenant history',
    'history list',
    'history show',
    'tenant export',
    'sport list',
    'person list',
    'stats reconcile',
    'stats minimums-list',
    'form submissions',
    'splash clicks',
    'promotion impressions',
    'promotion clicks',
    'live token-list',
    'mail list',
    'mail show',
    'subscriber export',
    'push status',
    'story undescribed',
    'order list',
    'order show',
    'order export',
    'backup create',
    'backup verify',
    'storage verify',
    'config show',
    'user list',
    'user logins',
    'user refusals',
    'user role-list',
    'token list',
    'session list',
    'server list',
    'story undescribed',
  ],
  'store what no page shows': [
    'live token-create',
    'live token-revoke',
    'mail retry',
    'subscriber remove',
    'file prune',
    'storage move',
    'user create',
    'user disable',
    'user password',
    'user factor-remove',
    'user role-grant',
    'user role-remove',
    'token add',
    'token end',
    'session end',
    'server forget',
  ],
  'change the counts of forms, which pages keep for two seconds': [
    'form approve',
    'form reject',
    'form forget',
    'form purge',
    'order refund',
    'order mark-paid',
    'order cancel',
  ],
  'run `live put`': ['live watch', 'live replay'],
  'need an empty database': ['backup restore'],
};

test.each(Object.entries(writers))('%s announces what it changes', async (command, { before, withdraws, ...input }) => {
  if (before) await site.run(...before);
  const { db, listen } = site.database;
  const announced: (number | undefined)[] = [];
  const withdrawn = new Set<Withdrawn>();
  const stops = [
    await listen(changeChannel, (payload) => {
      const change = readChange(payload);
      announced.push(change.tenantId);
      // without a college, announcements may have been missed: on a busy machine, while a command takes seconds
      if (change.tenantId !== undefined) withdrawn.add(change.withdrawn);
    }),
    await listen(liveChannel, (payload) => void announced.push(readLiveChange(payload)?.tenantId)),
  ];
  /** Waits until all earlier announcements have arrived. */
  const arrived = async (marker: number) => {
    await announceChange(db, marker);
    await vi.waitFor(() => expect(announced).toContain(marker), 10_000);
  };
  await arrived(999_998);
  announced.length = 0;
  withdrawn.clear();
  const { exit, errs } = await site.run(command, input);
  expect(exit, errs.join('\n')).toBe(0);
  const [changed] = await db.select({ id: tenant.id }).from(tenant).orderBy(desc(tenant.id)).limit(1);
  await arrived(999_999);
  expect(announced).toContain(changed?.id);
  withdrawn.delete('nothing');
  expect([...withdrawn]).toEqual(withdraws ? [withdraws] : []);
  for (const stop of stops) await stop();
});

test('every command is in a list above, or shared by all kinds', async () => {
  const shared = new Set(writtenKinds.flatMap(commandsOf).map(({ name, summary }) => `${name}: ${summary}`));
  const own = (await describeCommands())
    .flatMap(({ commands }) => commands)
    .filter(({ name, summary }) => !shared.has(`${name}: ${summary}`));
  const listed = [...Object.keys(writers), ...Object.values(others).flat()];
  expect(own.map(({ name }) => name).filter((name) => !listed.includes(name))).toEqual([]);
});
