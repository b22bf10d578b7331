import { namedFields, type RowOf } from '../../content/define-content.ts';
import { parseEmail } from '../../content/fields/contact.ts';
import { department } from '../../content/staff/department.ts';
import { staffMember } from '../../content/staff/staff-member.ts';
import { selectRows } from '../../db/content/rows.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { RowInput } from '../../editing/read-row.ts';
import { importRows, writeRows } from '../../editing/write-rows.ts';
import { readApart } from '../../importers/read-apart.ts';
import { mergeRows, rowName, type StaffRow } from '../../importers/staff/staff-row.ts';
import { refuseUnread, type Unread } from '../../importers/unread.ts';
import { plainLatin } from '../../web/slug.ts';
import { usageError } from '../../web/usage-error.ts';
import { type CollegeWork, forCollege } from '../college-command.ts';
import type { Command, InputFile } from '../command.ts';
import { dryRunOption, jsonOption, strictOption, tenantOption } from '../options.ts';
import { readRowsFile } from '../row-inputs.ts';

type Member = RowOf<(typeof staffMember)['fields']>;

export const staffImport: Command = {
  name: 'staff import',
  summary: 'Add and update a staff directory from a CSV, vCard or JSON file; new departments are added as well',
  argument: {
    usage: '<file>',
    description: 'CSV of a directory, vCards (.vcf), or JSON with the fields',
    isFile: true,
  },
  options: [
    tenantOption,
    { flags: '--pictures <files...>', description: 'the files that the file names', isFile: true },
    strictOption,
    dryRunOption,
    jsonOption,
  ],
  examples: ['staff import directory.csv --tenant unc --dry-run', 'staff import contacts.vcf --tenant unc'],
  run: forCollege(async (work) => {
    const { database, io, tenant, actor, dryRun, json, files, options } = work;
    const [file, ...pictures] = await Array.fromAsync(files).then((read) => [read.at(-1), ...read.slice(0, -1)]);
    if (!file) throw usageError('The file is missing.');
    const warn = (message: string) => io.err(`warning: ${message}`);
    const unread: Unread = [];
    const rows = await readRows(file, unread);
    if (options['strict']) refuseUnread(unread);
    unread.forEach(warn);
    const { written, created } = await inTransaction(database, dryRun, async (db) => {
      const writing = { tenant, actor };
      const created = await addDepartments({ ...work, db }, rows);
      const stored = await selectRows(db, staffMember, tenant.id);
      const inputs = rows.map((row) => toInput(row, stored));
      const writingFiles = { ...writing, files: pictures.filter((each) => each !== undefined), warn, matches: true };
      return { created, written: await importRows({ ...database, db }, staffMember, inputs, writingFiles) };
    });
    if (json)
      return written.map(({ action, row }) => JSON.stringify({ action, id: row.id, title: staffMember.title?.(row) }));
    const counts = ['added', 'changed', 'unchanged'].map(
      (wanted) => `${written.filter(({ action }) => action === wanted).length} ${wanted}`,
    );
    const departments = created.length > 0 ? `; new departments: ${created.join(', ')}` : '';
    return [`${file.name}: ${counts.join(', ')}${departments}`];
  }),
};

async function readRows(file: InputFile, unread: Unread): Promise<StaffRow[]> {
  if ('problem' in file) throw usageError(`${file.name}: ${file.problem}`);
  const fields = ['id', ...namedFields(staffMember).map(({ name }) => name)];
  if (/\.vcf$/i.test(file.name)) {
    const cards = await readApart('vcards', file.name, file.bytes);
    unread.push(...cards.unread);
    return mergeRows(cards.rows);
  }
  if (/\.json$/i.test(file.name))
    return (await readRowsFile(file, fields, new Map(), unread)).map(({ values, label }) => ({
      values: values as Record<string, string>,
      departments: [values['departments'] ?? []].flat().map(String),
      where: label('').replace(/: $/, ''),
    }));
  const { rows, unread: lost } = await readApart('staffTable', file.name, file.bytes, fields);
  unread.push(...lost);
  if (rows.length === 0) throw usageError(`${file.name} has no people; it needs a header and a line for each person.`);
  return mergeRows(rows);
}

/** Adds the departments that rows name and the college does not have. Returns their names. */
async function addDepartments({ database, db, tenant, actor }: CollegeWork, rows: readonly StaffRow[]) {
  const known = new Set((await selectRows(db, department, tenant.id)).map(({ title }) => title.toLowerCase()));
  const named = new Map(rows.flatMap(({ departments }) => departments.map((title) => [title.toLowerCase(), title])));
  const titles = [...named].flatMap(([key, title]) => (known.has(key) || /^\d+$/.test(title) ? [] : [title]));
  const inputs = titles.map((title) => ({ values: { title }, label: () => `department ${title}` }));
  if (inputs.length > 0) await writeRows({ ...database, db }, department, inputs, { tenant, actor });
  return titles;
}

/** The input of a row, with the number of the stored member who has its e-mail address, or else is the only one of its name. */
function toInput(row: StaffRow, stored: readonly Member[]): RowInput {
  const { values, departments, where } = row;
  const email = parseEmail(values['email'] ?? '');
  const name = plainLatin(rowName(row));
  const byEmail = stored.find(
    ({ emailUser, emailDomain }) =>
      email && emailUser?.toLowerCase() === email.emailUser.toLowerCase() && emailDomain === email.emailDomain,
  );
  const namesakes = stored.filter((member) => plainLatin(staffMember.title?.(member) ?? '') === name);
  const same = byEmail ?? (namesakes.length === 1 ? namesakes[0] : undefined);
  return {
    values: {
      ...(same && { id: same.id }),
      ...values,
      ...(departments.length > 0 && { departments: departments }),
    },
    label: (field) => `${where}: ${field}`,
  };
}
