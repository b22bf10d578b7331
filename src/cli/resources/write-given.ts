import type { CommandContext, CommandInput } from '../command.ts';
import { loadCollege } from '../college.ts';
import { type Given, readGiven } from '../given.ts';
import { sharedOptions } from '../shared-options.ts';
import { requireTenant } from '../tenants.ts';
import { parseOptions, usageError } from '../usage-error.ts';
import { titleOf } from './find-row.ts';
import { printed } from './read-row.ts';
import { fieldsOf, type Resource, type Row } from './resource.ts';
import { writeRows } from './write.ts';

/** Adds or changes what the options or the JSON file of a command describe, and prints it. */
export async function writeGiven<Of extends Row>(
  context: CommandContext,
  resource: Resource<Of>,
  input: CommandInput,
  done: 'added' | 'changed',
): Promise<0> {
  const { tenant: slug, dryRun = false, json } = parseOptions(sharedOptions, input.options);
  const { database, io } = context;
  const tenant = await requireTenant(database.db, slug);
  const fields = fieldsOf(resource);
  const names = fields.map(({ name }) => name);
  const fileOptions = ['file', 'pictures', ...fields.filter(({ field }) => field.isFile).map(({ name }) => name)];
  const { given, files } = await readGiven(input, names, fileOptions);
  const rows = withNumber(given, input);
  for (const row of rows) refuseNumber(row, resource, done);
  const written = await writeRows(context, resource, rows, { tenant, dryRun, files });
  const college = await loadCollege(database.db, tenant);
  for (const row of written) {
    const line = `${resource.noun} ${row.id} ${done}: ${titleOf(resource, row)}`;
    io.out(json ? JSON.stringify(printed(resource, row, college)) : line);
  }
  if (dryRun) io.err('Dry run: nothing was changed.');
  return 0;
}

function withNumber(given: readonly Given[], { args: [id], options }: CommandInput): readonly Given[] {
  if (id === undefined) return given;
  if (options['file'] !== undefined)
    throw usageError('<id> and --file exclude each other; the objects of the file have their "id".');
  return given.map(({ values, label }) => ({ values: { id, ...values }, label }));
}

function refuseNumber<Of extends Row>(
  { values, label }: Given,
  { noun }: Resource<Of>,
  done: 'added' | 'changed',
): void {
  const hasNumber = values['id'] !== undefined;
  if (done === 'changed' && !hasNumber)
    throw usageError(`${label('id')} is missing; it is the number of the ${noun} to change`);
  if (done === 'added' && hasNumber)
    throw usageError(`${label('id')} is given out by Fieldhouse; leave it out, or use "change"`);
}
