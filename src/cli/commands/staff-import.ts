import { createHash } from 'node:crypto';

import { namedFields, type RowOf } from '../../content/define-content.ts';
import { parseEmail } from '../../content/fields/contact.ts';
import { department } from '../../content/staff/department.ts';
import { staffMember } from '../../content/staff/staff-member.ts';
import { recordRows } from '../../db/change-set.ts';
import { selectRows } from '../../db/content/rows.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Written } from '../../editing/write-rows.ts';
import { findFile } from '../../images/store-media.ts';
import { readApart } from '../../importers/read-apart.ts';
import { isSame } from '../../importers/same-value.ts';
import { mergeRows, rowName, type StaffRow } from '../../importers/staff/staff-row.ts';
import { refuseUnread, type Unread } from '../../importers/unread.ts';
import { plainLatin } from '../../web/slug.ts';
import { usageError } from '../../web/usage-error.ts';
import { type CollegeWork, forCollege } from '../college-command.ts';
import type { Command, InputFile } from '../command.ts';
import { importLabeled, type LabeledRow, writeLabeled } from '../labeled-rows.ts';
import { dryRunOption, jsonOption, strictOption, tenantOption } from '../options.ts';
import { readRowsFile } from '../row-inputs.ts';
import { type Entries, loadEntries, type Stated, saveEntries } from '../staff-entries.ts';

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
      await recordRows(db, tenant.id);
      const writing = { tenant, actor };
      const created = await addDepartments({ ...work, db }, rows);
      const stored = await selectRows(db, staffMember, tenant.id);
      const entries = await loadEntries(db, tenant.id);
      const given = pictures.filter((each) => each !== undefined);
      const planned = rows.map((row) => planRow(row, { stored, entries, pictures: given }));
      const inputs = planned.filter(({ input }) => Object.keys(input.values).some((name) => name !== 'id'));
      const writingFiles = { ...writing, files: given, warn, matches: true };
      const imported = await importLabeled(
        { ...database, db },
        staffMember,
        inputs.map(({ input }) => input),
        writingFiles,
      );
      const writtenOf = new Map(inputs.map((plan, index) => [plan, imported[index]]));
      const written = planned.flatMap((plan): Written<(typeof staffMember)['fields']>[] => {
        const done = writtenOf.get(plan) ?? (plan.stored && { action: 'unchanged', row: plan.stored });
        return done ? [done] : [];
      });
      await saveEntries(
        db,
        tenant.id,
        planned.flatMap((plan, index) => (written[index] ? [{ id: written[index].row.id, stated: plan.stated }] : [])),
      );
      return { created, written };
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
  if (inputs.length > 0) await writeLabeled({ ...database, db }, department, inputs, { tenant, actor });
  return titles;
}

type Plan = { input: LabeledRow; stored: Member | undefined; stated: Stated };

type Known = { stored: readonly Member[]; entries: Entries; pictures: readonly InputFile[] };

/** The input of a row: every value of a new member, else those that the file states differently than at the last import. */
function planRow(row: StaffRow, { stored, entries, pictures }: Known): Plan {
  const { id, ...values } = row.values;
  const same = id === undefined ? findMember(row, stored, entries) : stored.find((member) => member.id === Number(id));
  const given = { ...values, ...(row.departments.length > 0 && { departments: row.departments }) };
  const stated = { ...given, ...(values['image'] && { image: pictureEntry(values['image'], pictures) }) };
  const before = same && entries.get(same.id);
  const changed = Object.entries(given).filter(([name]) => !isSame(before?.[name], Reflect.get(stated, name)));
  const number = id ?? same?.id;
  return {
    input: {
      values: { ...Object.fromEntries(changed), ...(number !== undefined && { id: number }) },
      label: (field) => `${row.where}: ${field}`,
    },
    stored: same,
    stated,
  };
}

/** The member who has the e-mail address of a row, or had it at the last import, else the only one of its name. */
function findMember(row: StaffRow, stored: readonly Member[], entries: Entries): Member | undefined {
  const address = row.values['email']?.toLowerCase();
  const email = parseEmail(address ?? '');
  const name = plainLatin(rowName(row));
  const hasAddress = ({ emailUser, emailDomain }: Member) =>
    email && emailUser?.toLowerCase() === email.emailUser && emailDomain === email.emailDomain;
  const hadAddress = ({ id }: Member) => address && String(entries.get(id)?.['email'] ?? '').toLowerCase() === address;
  const namesakes = stored.filter((member) => plainLatin(staffMember.title?.(member) ?? '') === name);
  return stored.find(hasAddress) ?? stored.find(hadAddress) ?? (namesakes.length === 1 ? namesakes[0] : undefined);
}

/** The name of a picture and a hash of its bytes, which may change under the same name. */
function pictureEntry(name: string, pictures: readonly InputFile[]): string {
  const file = findFile(pictures, name);
  return file && 'bytes' in file ? `${name} ${createHash('sha256').update(file.bytes).digest('hex')}` : name;
}
