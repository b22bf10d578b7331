import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { runCommand } from '../../cli/run-command.ts';
import { filesOf, recordedIo } from '../../cli/testing/recorded-io.ts';
import { createTwoColleges } from '../../testing/api.ts';
import { createCoach, createPlayer, createSeason, createSport } from '../../testing/factories.ts';

let site: Awaited<ReturnType<typeof createTwoColleges>>;
beforeEach(async () => {
  await site?.close();
  site = await createTwoColleges();
});
afterAll(() => site.close());

const run = async (
  command: string,
  options: Record<string, string | boolean>,
  { args = [], file }: { args?: string[]; file?: { name: string; text: string } } = {},
) => {
  const io = recordedIo();
  const files = file ? [{ name: file.name, bytes: Buffer.from(file.text) }] : [];
  const context = { database: site.database, port: 3000, io, actor: 'anna' };
  const input = { args, options: { tenant: 'harbor', ...options }, files: filesOf(...files), fileCount: files.length };
  const exit = await runCommand(command, context, input);
  await site.announce(site.harborId);
  return { exit, outs: io.outs, errs: io.errs };
};
const importText = (text: string, options = {}, name = 'staff.csv') =>
  run('staff import', options, { file: { name, text } });
const items = async (path: string) => (await site.json(`/api/v2${path}`)).items;
const names = async (path: string) => (await items(path)).map(({ lastName }: { lastName: string }) => lastName);

describe('a member of the staff directory', () => {
  test('has an e-mail address in two parts, departments, and a page', async () => {
    await run('department add', { title: 'Sports Medicine' });
    await run('department add', { title: 'Athletic Department' });
    await run('staff add', {
      firstName: 'Ann',
      lastName: 'Reed',
      departments: 'sports medicine,2',
      email: 'AReed@Harbor.EDU',
      phone: '(906) 555.0142 x12',
    });
    expect(await site.json('/api/v2/Staff/1')).toMatchObject({
      url: '/staff-directory/ann-reed/1',
      emailUser: 'AReed',
      emailDomain: 'harbor.edu',
      phone: '906-555-0142 ext. 12',
      departments: [
        { title: 'Sports Medicine', url: '/staff-directory/sports-medicine-department/1' },
        { title: 'Athletic Department', url: '/staff-directory/athletic-department/2' },
      ],
    });
    await run('staff change', { email: '' }, { args: ['1'] });
    expect(await site.json('/api/v2/Staff/1')).toMatchObject({ emailUser: null, emailDomain: null });
    const { outs } = await run('staff history', { json: true }, { args: ['1'] });
    expect(JSON.parse(outs[0] ?? '').changes).toMatchObject({ email: ['AReed@harbor.edu', null] });
  });

  test('whose name ends like a department still has the URL of a person', async () => {
    await run('staff add', { lastName: 'Compliance Department' });
    expect((await site.json('/api/v2/Staff/1')).url).toBe('/staff-directory/compliance/1');
  });

  test.each([
    [{ email: 'areed' }, 'email is "areed"; it has to be an e-mail address such as areed@example.edu'],
    [{ phone: 'call me' }, 'phone is "call me"; it has to be a phone number such as 906-555-0142'],
    [
      { departments: 'Equipment' },
      'departments is "Equipment"; it has to be the name of a department; there are: none yet',
    ],
    [{ social: '[{"channel":"x","url":"javascript:x"}]' }, '0.url has to be an http or https address'],
  ])('with %j is refused with the remedy', async (values, message) => {
    const { exit, errs } = await run('staff add', { lastName: 'Reed', ...values });
    expect(exit).toBe(1);
    expect(errs.join('\n')).toContain(message);
  });

  test('is listed by page, department and sport, the latter by number or name', async () => {
    const sport = await createSport(site.db, site.harborId);
    await run('department add', { title: 'Tickets' });
    await run('staff add', { lastName: 'Reed', departments: 'Tickets' });
    await run('staff add', { lastName: 'Park', sports: 'football' });
    await run('staff add', { lastName: 'Voss' });
    expect(await names('/Staff?pageSize=2&pageIndex=1')).toEqual(['Reed', 'Park']);
    expect(await names('/Staff?pageSize=2&pageIndex=2')).toEqual(['Voss']);
    expect(await names('/Staff?departmentId=1')).toEqual(['Reed']);
    expect(await names(`/Staff?sportId=${sport.id}`)).toEqual(['Park']);
    expect(await names('/Staff?path=FOOTBALL')).toEqual(['Park']);
    expect(await names('/Staff?path=chess')).toEqual([]);
    expect((await site.get('/api/v2/Staff?path=%3Cscript%3E')).status).toBe(400);
  });
});

test('a coach in the directory has the title, contacts and biography of the current roster', async () => {
  const sport = await createSport(site.db, site.harborId);
  const season = await createSeason(site.db, sport);
  await createPlayer(site.db, season, { firstName: 'Pat', lastName: 'Whistle' });
  await createCoach(site.db, season, {
    firstName: 'Pat',
    lastName: 'Whistle',
    title: 'Head Coach',
    email: 'pwhistle@harbor.edu',
    phone: '555-0101',
  });
  await run('staff add', { firstName: 'Pat', lastName: 'Whistle' });
  const bio = '/sports/football/roster/coaches/pat-whistle/1';
  expect(await site.json('/api/v2/Staff/1')).toMatchObject({
    url: bio,
    title: 'Head Coach',
    emailUser: 'pwhistle',
    phone: '555-0101',
    person: { url: bio },
  });
  await run('staff change', { title: 'Associate Director', about: '<p>Leads.</p>' }, { args: ['1'] });
  expect(await site.json('/api/v2/Staff/1')).toMatchObject({
    url: '/staff-directory/pat-whistle/1',
    title: 'Associate Director',
    emailUser: 'pwhistle',
  });
});

describe('an import of a staff directory', () => {
  const csv = `Name,Title,E-mail,Phone,Fax
Administration,,,,
"Reed, Ann",Director of Athletics,areed@harbor.edu,906.555.0101,555
"Lee Park, ATC",Athletic Trainer,lpark@harbor.edu,(906) 555-0102 x4,
TICKETS,,,,
Ticket Office,,tickets@harbor.edu,906-555-0100,
Ann Reed,Director of Athletics,areed@harbor.edu,N/A,
`;

  test('reads merged names, phone formats and department rows, and combines the rows of a person', async () => {
    const { outs, errs } = await importText(csv);
    expect(outs).toEqual(['staff.csv: 3 added, 0 changed, 0 unchanged; new departments: Administration, TICKETS']);
    expect(errs).toEqual([
      'warning: staff.csv: the column "Fax" is not imported; it has values in 1 line, first in line 3: "555"',
      'warning: staff.csv, line 4: left out "ATC"',
    ]);
    expect(await items('/Staff')).toMatchObject([
      {
        firstName: 'Ann',
        lastName: 'Reed',
        phone: '906-555-0101',
        departments: [{ title: 'Administration' }, { title: 'TICKETS' }],
      },
      { firstName: 'Lee', lastName: 'Park', phone: '906-555-0102 ext. 4' },
      { firstName: null, lastName: 'Ticket Office', emailUser: 'tickets' },
    ]);
  });

  test('repeated changes only what differs, and finds a person by e-mail address, otherwise by name', async () => {
    await importText(csv);
    expect((await importText(csv)).outs).toEqual(['staff.csv: 0 added, 0 changed, 3 unchanged']);
    const changed = 'First,Last,Position,Email\nAnne,Reed,Athletic Director,AREED@harbor.edu\nLee,Park,Head Trainer,\n';
    expect((await importText(changed)).outs).toEqual(['staff.csv: 0 added, 2 changed, 0 unchanged']);
    expect(await items('/Staff')).toMatchObject([
      { id: 1, firstName: 'Anne', title: 'Athletic Director' },
      { id: 2, title: 'Head Trainer', emailUser: 'lpark' },
      { id: 3 },
    ]);
  });

  test('leaves what staff changed since, until the file states it differently', async () => {
    await importText(csv);
    await run('staff change', { title: 'Vice President', email: 'ann@harbor.edu', firstName: 'Anne' }, { args: ['1'] });
    await run('staff change', { phone: '906-555-0199' }, { args: ['2'] });
    expect((await importText(csv)).outs).toEqual(['staff.csv: 0 added, 0 changed, 3 unchanged']);
    const moved = csv.replace('906-555-0100', '906-555-0111').replaceAll('Director of Athletics', 'Senior Director');
    expect((await importText(moved)).outs).toEqual(['staff.csv: 0 added, 2 changed, 1 unchanged']);
    expect(await items('/Staff')).toMatchObject([
      { firstName: 'Anne', title: 'Senior Director', emailUser: 'ann', phone: '906-555-0101' },
      { lastName: 'Park', phone: '906-555-0199' },
      { lastName: 'Ticket Office', phone: '906-555-0111' },
    ]);
  });

  test('reads the table that the list command prints, without changing anything', async () => {
    await importText(csv);
    const { outs } = await run('staff list', { csv: true });
    expect((await importText(outs.join('\n'))).outs).toEqual(['staff.csv: 0 added, 0 changed, 3 unchanged']);
  });

  test('reads vCards, with the department of the organization', async () => {
    const card = (name: string, rest: string) => `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\n${rest}END:VCARD\r\n`;
    const text = `${card('Ann Reed', 'N:Reed;Ann;;;\r\nORG:Harbor;Equipment\r\nTITLE:Manager\r\nEMAIL;TYPE=work:areed@harbor.edu\r\n')}${card('Lee Park', 'TEL:tel:+1-906-555-0102;ext=4\r\n')}`;
    expect((await importText(text, {}, 'contacts.vcf')).outs).toEqual([
      'contacts.vcf: 2 added, 0 changed, 0 unchanged; new departments: Equipment',
    ]);
    expect(await items('/Staff')).toMatchObject([
      { firstName: 'Ann', lastName: 'Reed', title: 'Manager', departments: [{ title: 'Equipment' }] },
      { firstName: 'Lee', lastName: 'Park', phone: '906-555-0102 ext. 4' },
    ]);
    const { errs } = await importText('BEGIN:VCARD\nnonsense', {}, 'contacts.vcf');
    expect(errs.join('\n')).toContain('The vCard is damaged');
  });

  test('changes nothing in a dry run or with a wrong value, which is reported with its line', async () => {
    const { outs, errs } = await importText(csv, { dryRun: true });
    expect([outs[0], errs.at(-1)]).toEqual([
      'staff.csv: 3 added, 0 changed, 0 unchanged; new departments: Administration, TICKETS',
      'Dry run: nothing was changed.',
    ]);
    const wrong = await importText(csv.replace('lpark@', 'lpark'));
    expect([wrong.exit, wrong.errs.join('\n')]).toEqual([
      1,
      expect.stringContaining('staff.csv, line 4: email is "lparkharbor.edu"; it has to be an e-mail address'),
    ]);
    expect(await items('/Staff')).toEqual([]);
    expect(await items('/Staff/departments')).toEqual([]);
  });
});
