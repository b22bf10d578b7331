import type { AnyField } from '../content/fields/field.ts';
import { type FormRow, form } from '../content/forms/form.ts';
import { kinds } from '../content/kinds.ts';
import type { Db } from '../db/client.ts';
import { reserveIds } from '../db/ids.ts';
import { storedFile } from '../db/schema/stored-file.ts';
import { insertRows } from '../editing/change-rows.ts';
import { fieldsOf } from '../forms/testing/fields.ts';
import type { FileClass } from '../web/file-types.ts';
import { createImage } from './factories.ts';

let addresses = 0;

/** A stored value that a field accepts: `text` where it may be any text. References are to the first row. */
export function sampleValue({ storage, control }: AnyField, text: string): string | number {
  if (storage.as === 'reference') return 1;
  // the example of parameters
  if (storage.as === 'date') return '2026-09-05';
  if (storage.as === 'instant') return '1999-05-01T12:00:00Z';
  if (storage.as === 'json') return JSON.stringify([{ id: 'a', type: 'T', title: text }]);
  if (control === 'url') return `https://example.edu/${++addresses}`;
  const { oneOf: [choice] = [], matches } = ('rule' in storage && storage.rule) || {};
  if (choice !== undefined) return choice;
  if (storage.as === 'integer') return 1999;
  // a season, and a slug
  return matches?.test(text) === false ? '2026' : text;
}

/** The smallest file of each class. */
const smallest: Record<FileClass, [name: string, text: string]> = {
  audio: ['sample.mp3', 'ID3'],
  captions: ['sample.vtt', 'WEBVTT'],
  document: ['sample.pdf', '%PDF-1.7'],
  picture: ['sample.gif', 'GIF89a'],
  video: ['sample.mp4', '\0\0\0\bftypisom'],
};

/** A file that a field accepts, with a number in its name. */
export function sampleFile({ accept: [accepted = 'document'] = [] }: AnyField, number: number) {
  const [name, text] = smallest[accepted];
  return { name: `${number}-${name}`, bytes: new TextEncoder().encode(text) };
}

/** Adds one row of each content kind with derived endpoints; every required text is `text`. */
export async function createContent(db: Db, tenantId: number, text: string): Promise<void> {
  // the first row, which file fields refer to
  const id = await reserveIds(db, tenantId, 'storedFile');
  const file = { path: `samples/${id}-sample.pdf`, name: 'sample.pdf', mime: 'application/pdf', size: 8 };
  await db.insert(storedFile).values({ tenantId, id, sha256: '0'.repeat(64), ...file });
  for (const kind of kinds.filter(({ path }) => path)) {
    const id = await reserveIds(db, tenantId, kind.name);
    const required = Object.entries(kind.fields).filter(([, { presence }]) =>
      ['required', 'filled'].includes(presence),
    );
    const values = Object.fromEntries(required.map(([key, field]) => [key, sampleValue(field, text)]));
    for (const [key, { storage }] of required)
      if (storage.as === 'reference' && storage.to === 'image')
        values[key] = (await createImage(db, tenantId, { path: `content/${kind.name}-${id}.svg` })).id;
    await insertRows(db, kind, [{ tenantId, id, ...values }]);
  }
}

/** A survey with public results and one question. */
export async function createForm(db: Db, tenantId: number, changes: Partial<FormRow> = {}): Promise<{ id: number }> {
  const id = await reserveIds(db, tenantId, 'form');
  const fields = fieldsOf({ id: 'name', title: 'Name' });
  const defaults = { title: 'Survey', results: 'public', recipients: [], confirmation: false, retentionDays: 30 };
  await insertRows(db, form, [{ tenantId, id, fields, access: 'public', ...defaults, ...changes }]);
  return { id };
}
