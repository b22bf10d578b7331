import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Database } from '../../db/client.ts';
import { contentChange } from '../../db/schema/content-change.ts';
import { image } from '../../db/schema/image.ts';
import { person, personName, rosterPlayer } from '../../db/schema/person.ts';
import { withdrawal } from '../../db/schema/withdrawal.ts';
import { countingStatements } from '../../testing/counting-statements.ts';
import { createTestDatabase, removeColleges } from '../../testing/database.ts';
import type { OwnCollege } from '../save/own-college.ts';
import { saveGame } from '../save/save-game.ts';
import { insertCollege, snapshot } from '../save/testing/college.ts';
import { boxGame, gameFile } from '../save/testing/game.ts';
import { readRosterFile } from './read-roster-file.ts';
import { saveRoster } from './save-roster.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string, columns?: string[]) => readRosterFile(bytes(text), columns);

describe('a roster file', () => {
  test('accepts alternative column names', () => {
    const { players } = read(
      'No.;Player;Pos.;Cl.;Ht.;Wt.;Hometown / High School\n00;"Swarm, Molly";G;R-Fr.;6\'2";165 lbs;Lakeside, Mich. / Central\n',
    );
    expect(players).toEqual([
      {
        firstName: 'Molly',
        lastName: 'Swarm',
        line: 2,
        isDivided: true,
        facts: {
          jersey: '00',
          positionShort: 'G',
          classYear: 'Redshirt Freshman',
          heightInches: 74,
          weightPounds: 165,
          hometown: 'Lakeside, Mich.',
          highSchool: 'Central',
        },
      },
    ]);
  });

  test('may be ISO-8859-1 with Windows line ends', () => {
    const text = Buffer.from('First,Last\r\nSt\xe9phane,Boileau\r\n', 'latin1');
    expect(readRosterFile(text).players).toMatchObject([{ firstName: 'Stéphane', lastName: 'Boileau' }]);
  });

  test('may omit the header row if columns are given', () => {
    expect(
      read('1,2,Erik,Burgdoerfer,"East Setauket, NY "\n', ['id', 'number', 'first', 'last', 'hometown']).players,
    ).toMatchObject([{ firstName: 'Erik', facts: { jersey: '2', hometown: 'East Setauket, NY' } }]);
  });

  test('can be a JSON array or the JSON of the API', () => {
    const own = read(
      '[{"name":"Diamond Miller","year":"Sophomore","jersey":"1","height":"6\'3\\"","previous_school":null}]',
    );
    expect(own.players).toMatchObject([
      { lastName: 'Miller', facts: { jersey: '1', classYear: 'Sophomore', heightInches: 75 } },
    ]);
    expect(own.players[0]?.facts).not.toHaveProperty('previousSchool');
    const api = read(
      '{"players":[{"firstName":"Di","lastName":"Miller","jerseyNumber":"1A","heightFeet":6,"heightInches":3,"academicYearShort":"R-So.","isCaptain":true}]}',
    );
    expect(api.players).toMatchObject([
      { facts: { jersey: '1A', heightInches: 75, classYear: 'Redshirt Sophomore', isCaptain: true } },
    ]);
  });

  test('records who earned a letter, who did not, and nothing for an empty cell', () => {
    const { players } = read('Name,Lettered\nAda Reed,Yes\nMay Oak,no\nIda Elm,\n');
    expect(players.map(({ facts }) => facts.lettered)).toEqual([true, false, undefined]);
  });

  test('skips an invalid value with a warning that names it', () => {
    const { players, unread } = read('Name,Class,Ht\nAda Reed,Wizard,tall\n,,\n');
    expect(players).toHaveLength(1);
    expect(unread).toEqual([
      'line 2: classYear "Wizard" is not understood; write it like So. or Redshirt Freshman',
      'line 2: height "tall" is not understood; write it like 6-2',
      'line 3: no name; the line is skipped',
    ]);
  });

  test.each([
    ['"She rows.\n\nAnd\nsings & laughs."', '<p>She rows.</p><p>And sings &amp; laughs.</p>'],
    ['<p onclick="x()">Rows</p><script>x()</script>', '<p>Rows</p>'],
  ])('has a biography as text or markup: %j', (cell, bio) => {
    const [player] = read(`Name,Bio,Photo\nAda Reed,${cell},ada.jpg\n`).players;
    expect(player).toMatchObject({ facts: { bio }, picture: 'ada.jpg' });
    const [other] = read('[{"name":"Ada Reed","image":{"fullpath":"/images/ada.jpg"}}]').players;
    expect(other?.picture).toBe('/images/ada.jpg');
  });

  test.each(['TBA', 'TBD', 'T.B.A.', 'To be announced', 'N/A', '--', '–', '?'])(
    'has no value where a cell says %s',
    (cell) => {
      const { players, unread } = read(`No,Name,Pos,Ht\n${cell},Ada Reed,${cell},${cell}\n`);
      expect(players.map(({ facts }) => facts)).toEqual([{}]);
      expect(unread).toEqual([]);
    },
  );

  test('has no coaches, and numbers without "#"', () => {
    const { players, unread } = read('No,Name,Pos\n#12,Ada Reed,G\n#TBA,May Oak,G\n,Pat Lane,Head Coach\n');
    expect(players).toMatchObject([{ lastName: 'Reed', facts: { jersey: '12' } }, { lastName: 'Oak' }]);
    expect(players[1]?.facts).not.toHaveProperty('jersey');
    expect(unread).toEqual(['line 4: "Head Coach" is no position of a player; the line is skipped']);
  });

  test('reports columns and cells that are not imported, by name and line', () => {
    expect(
      read('Name,Video,Shoe,No.,Captain\nAda Reed,ada.mp4,,5,perhaps\nMay Oak,may.mp4,Nine,6,,more\n').unread,
    ).toEqual([
      'the column "Video" is not imported; it has values in 2 lines, first in line 2: "ada.mp4"',
      'the column "Shoe" is not imported; it has values in 1 line, first in line 3: "Nine"',
      'line 3: no column of its own for "more"; not imported',
      'line 2: captain "perhaps" is not understood; write it like yes or no',
    ]);
    expect(read('[{"name":"Ada Reed","socials":{"x":"ada"},"rosterPlayerId":7,"image":null}]').unread).toEqual([
      'the column "socials" is not imported; it has values in 1 line, first in line 1: "{"x":"ada"}"',
    ]);
  });

  test.each([
    ['', 'The file is empty.'],
    [
      'Pos,Class\nG,Fr\n',
      'The name column is missing. Call it "Name", or "First" and "Last". The columns are: pos, class.',
    ],
    ['{"a":1}', 'The JSON is not a roster'],
    ['[{"name":', 'The JSON is damaged or truncated'],
    ['<html></html>', 'This is neither CSV nor JSON'],
    ['Name\n', 'The roster has no players.'],
  ])('%j is refused: %s', (text, message) => expect(() => read(text)).toThrow(message));
});

describe('saving a roster', () => {
  let database: Database;
  let tenant: OwnCollege;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(async () => {
    await removeColleges(database);
    tenant = await insertCollege(database, { slug: 'lakeside', name: 'Lakeside' });
  });
  afterAll(() => database.close());
  const save = (text: string, values: Partial<Parameters<typeof saveRoster>[1]> = {}) =>
    saveRoster(database, {
      tenant,
      roster: read(text),
      sport: 'womens-basketball',
      season: '2025-26',
      actor: 'anna',
      ...values,
    });

  const first = 'Jersey,Name,Class,Height\n12,Molly Swarm,Fr,6-2\n5,Ada Reed,So,5-9\n';

  test('changes nothing when imported again', async () => {
    expect(await save(first)).toMatchObject({ added: 2, updated: 0, unchanged: 0, warnings: [] });
    const before = await snapshot(database);
    expect(await save(first)).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
    expect(await snapshot(database)).toBe(before);
  });

  test('leaves what staff changed since, until the file states it differently', async () => {
    const text = 'Jersey,Name,Class,Height,Photo\n12,Molly Swarm,Fr,6-2,molly.jpg\n';
    const { db } = database;
    const pictures = [1, 2, 3].map((id) => ({
      ...{ tenantId: tenant.id, id, path: `roster/${id}.jpg`, mime: 'image/jpeg', width: 1, height: 1 },
      ...{ bytes: new Uint8Array([id]), sha256: String(id), alt: 'Molly Swarm', placeholder: '#000000' },
    }));
    await db.insert(image).values(pictures);
    const importWith = (imageId: number, from = text) => {
      const roster = read(from);
      for (const player of roster.players) player.pictureHash = `hash of ${imageId}`;
      return save(from, { roster, storePicture: async () => imageId });
    };
    const stored = async () => {
      const [player] = await db
        .select({ jersey: rosterPlayer.jersey, year: rosterPlayer.classYear, picture: rosterPlayer.imageId })
        .from(rosterPlayer);
      return [...(await names()), player?.year, player?.picture];
    };
    await importWith(1);
    await db.update(rosterPlayer).set({ imageId: 2, classYear: 'Sophomore', jersey: '21' });
    await db.update(person).set({ lastName: 'Reed' });
    const decided = ['21 Molly|Reed', 'Sophomore', 2];
    const before = await snapshot(database);
    expect(await importWith(1)).toMatchObject({ added: 0, updated: 0, unchanged: 1, warnings: [] });
    expect(await snapshot(database)).toBe(before);
    // another height brings neither the number nor the picture back
    expect(await importWith(1, text.replace('6-2', '6-3'))).toMatchObject({ added: 0, updated: 1 });
    expect(await stored()).toEqual(decided);
    expect(await importWith(3, text.replace('6-2', '6-3').replace('Fr', 'Jr'))).toMatchObject({ added: 0, updated: 1 });
    expect(await stored()).toEqual(['21 Molly|Reed', 'Junior', 3]);
    await importWith(3, text.replace('12,Molly', '14,Molly (Mo)'));
    expect((await stored())[0]).toBe('14 Molly (Mo)|Swarm');
  });

  test('updates given values, leaves others and removes no player', async () => {
    await save(first);
    const again = await save('Jersey,Name,Class,Hometown\n21,Molly Swarm,,"Lakeside, Mich."\n');
    expect(again).toMatchObject({
      added: 0,
      updated: 1,
      warnings: [
        "1 of the season's players are not in the file; they stay on the roster: Ada Reed (#5). To change that: --missing hide, or --missing remove",
      ],
    });
    const [molly, ada] = await database.db.select().from(rosterPlayer).orderBy(rosterPlayer.id);
    expect(molly).toMatchObject({ jersey: '21', classYear: 'Freshman', heightInches: 74, hometown: 'Lakeside, Mich.' });
    expect(ada).toMatchObject({ jersey: '5' });
  });

  test('takes the same number of statements with ten times as many players', async () => {
    const statements = async (count: number, height: string, { initials = false } = {}) => {
      const counting = countingStatements(database);
      const lines = Array.from({ length: count }, (_, index) => {
        const last = `Reed${String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))}`;
        return `${index},${initials ? 'A.' : 'Ada'} ${last},${height}${index % 3 ? '' : ',So'}`;
      });
      const { added, updated } = await saveRoster(counting, {
        tenant,
        roster: read(['Jersey,Name,Height,Class', ...lines].join('\n')),
        sport: 'womens-basketball',
        season: '2025-26',
        actor: 'anna',
      });
      return { changes: added + updated, statements: counting.count() };
    };
    const few = await statements(5, '6-2', { initials: true });
    const changed = await statements(5, '6-3');
    await removeColleges(database);
    tenant = await insertCollege(database, { slug: 'lakeside', name: 'Lakeside' });
    expect(await statements(50, '6-2', { initials: true })).toEqual({ ...few, changes: 50 });
    expect(await statements(50, '6-3')).toEqual({ ...changed, changes: 50 });
  });

  test('completes an abbreviated first name, and hidden players stay hidden', async () => {
    await save('Jersey,Name\n12,M. Swarm\n');
    await database.db.update(rosterPlayer).set({ hide: true });
    await save(first);
    expect(await database.db.select().from(person).where(eq(person.id, 1))).toMatchObject([{ firstName: 'Molly' }]);
    expect((await database.db.select().from(rosterPlayer).orderBy(rosterPlayer.id)).map(({ hide }) => hide)).toEqual([
      true,
      false,
    ]);
  });

  const names = async () =>
    (
      await database.db
        .select({
          first: person.firstName,
          last: person.lastName,
          jersey: rosterPlayer.jersey,
          hide: rosterPlayer.hide,
        })
        .from(rosterPlayer)
        .innerJoin(person, eq(person.id, rosterPlayer.personId))
        .orderBy(rosterPlayer.id)
    ).map(({ first, last, jersey, hide }) => `${jersey} ${first}|${last}${hide ? ' (hidden)' : ''}`);

  test.each([
    ['4,Maria De La Cruz', '4,"De La Cruz, Maria"', '4 Maria|De La Cruz'],
    ['4,"De La Cruz, Maria"', '4,De La Cruz Maria', '4 Maria|De La Cruz'],
    ['25,"Maddox, Jordana"', '25,"Jordana ""Pip"" Maddox"', '25 Jordana "Pip"|Maddox'],
    ['25,"Jordana ""Pip"" Maddox"', '25,Jordana Maddox', '25 Jordana "Pip"|Maddox'],
    ['7,Bob Smith', '7,"Smith, Bob, Jr."', '7 Bob|Smith Jr.'],
    ['9,Jose Pena', '9,José Peña', '9 José|Peña'],
    ['9,José Peña', '9,JOSE PENA', '9 José|Peña'],
    ['5,Ana Garcia Lopez', '5,"Garcia Lopez, Ana"', '5 Ana|Garcia Lopez'],
    ['5,"Garcia Lopez, Ana"', '5,Ana Garcia Lopez', '5 Ana|Garcia Lopez'],
    ["21,Mary Kate O'Brien-Smith", "21,MK O'Brien-Smith", "21 Mary Kate|O'Brien-Smith"],
    ['12,Anna Nickolson', '12,Anna Nicholson', '12 Anna|Nicholson'],
  ])('%s, then %s, is one player', async (before, after, expected) => {
    await save(`Jersey,Name\n${before}\n`);
    expect(await save(`Jersey,Name\n${after}\n`)).toMatchObject({ added: 0 });
    expect(await names()).toEqual([expected]);
    const stored = await snapshot(database);
    expect(await save(`Jersey,Name\n${after}\n`)).toMatchObject({ unchanged: 1 });
    expect(await snapshot(database)).toBe(stored);
  });

  test.each([
    ['3,Jane Smith\n5,Jana Smith', '5,Jana Smith\n3,Jane Smith'],
    ['3,Ann Lee\n5,Lee Ann', '5,Lee Ann\n3,Ann Lee'],
    ['3,Ann Lee\n5,Ann Lee', '5,Ann Lee\n3,Ann Lee'],
    ['3,John Smith\n5,Jane Smith', '5,J. Smith\n3,J. Smith'],
    ['3,Bob Smith Jr.\n5,Bob Smith III', '5,Bob Smith III\n3,Bob Smith Jr.'],
  ])('%j and %j are the same two players', async (before, after) => {
    await save(`Jersey,Name\n${before}\n`);
    const two = await names();
    expect(await save(`Jersey,Name\n${after}\n`)).toMatchObject({ added: 0, updated: 0, unchanged: 2, warnings: [] });
    expect(await names()).toEqual(two);
  });

  test('renames the player of a row given by its id, keeps the former name, and records who did it', async () => {
    await save(first);
    const json = JSON.stringify([{ rosterPlayerId: 1, name: 'Molly Reed', jersey: '12' }]);
    const { warnings } = await save(json);
    expect(warnings[0]).toBe('line 1: Molly Swarm (#12) is renamed Molly Reed');
    expect(await names()).toEqual(['12 Molly|Reed', '5 Ada|Reed']);
    expect(await database.db.select().from(personName)).toMatchObject([{ personId: 1, lastName: 'Swarm' }]);
    expect(await database.db.select().from(contentChange)).toMatchObject([
      { kind: 'person', contentId: 1, actor: 'anna', changes: { lastName: ['Swarm', 'Reed'] } },
    ]);
    // a file with the former name finds the player
    expect(await save(first)).toMatchObject({ added: 0 });
  });

  test.each([
    ['21,Anna Nickolson', 'another number'],
    ['12,Anna Reed', 'another last name'],
  ])('asks whether %s is the same player with %s, and neither adds nor renames before', async (line) => {
    await save('Jersey,Name\n12,Anna Nicholson\n');
    const stored = await names();
    const { added, updated, warnings } = await save(`Jersey,Name\n${line}\n`);
    expect([added, updated, await names()]).toEqual([0, 0, stored]);
    expect(warnings).toEqual([
      expect.stringMatching(
        /^line 2: Anna .* resembles Anna Nicholson \(#12\), .* --resembling renamed\. .*--resembling new$/,
      ),
    ]);
    await save(`Jersey,Name\n${line}\n`, { resembling: 'renamed' });
    expect(await names()).toEqual([line.replace(',', ' ').replace(/ (?=\w+$)/, '|')]);
  });

  test('adds a player who resembles another if told so', async () => {
    await save('Jersey,Name\n12,Anna Nicholson\n');
    await save('Jersey,Name\n21,Anna Nickolson\n', { resembling: 'new' });
    expect(await names()).toEqual(['12 Anna|Nicholson', '21 Anna|Nickolson']);
  });

  test('a new player with the number of one who left is added', async () => {
    await save(first);
    expect(await save('Jersey,Name\n12,Zoe Park\n')).toMatchObject({ added: 1 });
  });

  test('hides players who are not in the file, and shows them again', async () => {
    await save(first);
    const leaver = 'Jersey,Name\n12,Molly Swarm\n';
    expect(await save(leaver, { missing: 'hide' })).toMatchObject({
      withdrawn: 1,
      warnings: ['not in the file and hidden: Ada Reed (#5)'],
    });
    expect(await names()).toEqual(['12 Molly|Swarm', '5 Ada|Reed (hidden)']);
    expect(await database.db.select().from(withdrawal)).toHaveLength(1);
    expect(await save(leaver, { missing: 'hide' })).toMatchObject({ withdrawn: 0, warnings: [] });
    await save(first);
    expect(await names()).toContain('5 Ada|Reed (hidden)');
    await save(first, { unhide: true });
    expect(await names()).toEqual(['12 Molly|Swarm', '5 Ada|Reed']);
  });

  test('removes players who are not in the file, but hides one with statistics', async () => {
    const game = gameFile(boxGame());
    await saveGame(database, { tenant, ...game, sport: 'womens-basketball' });
    await save('Jersey,Name\n30,Zoe Park\n', { resembling: 'new' });
    const { withdrawn, warnings } = await save('Jersey,Name\n12,Molly Swarm\n', { missing: 'remove' });
    expect(withdrawn).toBe(2);
    expect(warnings).toEqual([
      'not in the file and removed: Zoe Park (#30)',
      'not in the file and hidden, because they have statistics this season: Ada Reed (#5)',
    ]);
    expect(await names()).toEqual(['12 Molly|Swarm', '5 Ada|Reed (hidden)']);
    expect(await database.db.select().from(contentChange).orderBy(contentChange.id)).toMatchObject([
      { kind: 'roster player', action: 'change', actor: 'anna' },
      { kind: 'roster player', action: 'end', changes: { player: ['Zoe Park (#30)', null] } },
    ]);
  });

  test('with cells that are not understood is refused by --strict', async () => {
    const before = await snapshot(database);
    await expect(save('Name,Video\nAda Reed,ada.mp4\n', { strict: true })).rejects.toThrow(
      'the column "Video" is not imported',
    );
    expect(await snapshot(database)).toBe(before);
    expect(await save('Name,Video\nAda Reed,ada.mp4\n')).toMatchObject({ added: 1, unread: [expect.any(String)] });
  });

  test('imports a player listed twice once', async () => {
    const { added, warnings } = await save(`${first}12,Molly Swarm,Fr,6-2\n`);
    expect(added).toBe(2);
    expect(warnings).toEqual(['line 4: the same player as in line 2; the line is skipped']);
  });

  test.each([
    [{ season: '2026' }, '--season "2026" is not a season of Women\'s Basketball; write it like'],
    [{ season: '2025-27' }, '--season "2025-27" is not a season'],
    [{ sport: 'quidditch' }, '--sport "quidditch" is not a known sport'],
  ])('with %j is refused and changes nothing', async (values, message) => {
    const before = await snapshot(database);
    await expect(save(first, values)).rejects.toThrow(message);
    expect(await snapshot(database)).toBe(before);
  });
});
