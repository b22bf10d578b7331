import { type } from 'arktype';
import { eq, sql } from 'drizzle-orm';

import { announceChange } from '../../db/announce.ts';
import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { tenant as tenants } from '../../db/schema/tenant.ts';
import { hexColor, type Tenant, tenantName, tenantSettings, timeZone } from '../../domain/tenant.ts';
import { usageError } from '../../domain/usage-error.ts';
import { assign, valueSyntax } from '../assignments.ts';
import type { Command, InputFile } from '../command.ts';
import { storeLogo } from '../logo.ts';
import { dryRunOption, parseOptions } from '../options.ts';
import { pageUrl } from '../page-url.ts';
import { requireTenant } from '../tenants.ts';

const values = type({
  '+': 'delete',
  'name?': tenantName,
  'shortName?': tenantName,
  'timezone?': timeZone,
  'primary?': hexColor,
  'secondary?': hexColor,
  'accent?': hexColor,
  'set?': 'string[]',
  'dryRun?': 'boolean',
  'logo?': 'string',
});
type Values = typeof values.infer;

// `config set` has them
const settingNames = tenantSettings.props.map(({ key }) => key).filter((key) => key !== 'config');
const strict = tenantSettings.onUndeclaredKey('reject');

/** Changes what is given of a college. A running server shows it at once. */
export const tenantChange: Command = {
  words: ['tenant', 'change'],
  summary: 'Change the name, colours, logo and settings of a college',
  argument: { usage: '<slug>', description: 'the college' },
  options: [
    { flags: '--name <name>', description: 'name of the college or its teams' },
    { flags: '--short-name <name>', description: 'short form of the name' },
    { flags: '--timezone <zone>', description: 'IANA time zone of the campus, such as America/New_York' },
    { flags: '--primary <colour>', description: 'main colour, such as #13294b' },
    { flags: '--secondary <colour>', description: 'second colour' },
    { flags: '--accent <colour>', description: 'colour of marks' },
    { flags: '--logo <file>', description: 'logo: PNG, JPEG, WebP or SVG', isFile: true },
    {
      flags: '--set <settings...>',
      description: `name=value, ${valueSyntax}, or name= to remove it; of: ${settingNames.join(', ')}`,
    },
    dryRunOption,
  ],
  examples: [
    'tenant change unc --primary "#7bafd4" --logo unc.svg',
    'tenant change unc --set ticketsUrl=https://tickets.example.edu "schoolPhoneNumber=919 555 0100"',
  ],
  run: async ({ database, port, io }, { args, options, files }) => {
    const given = parseOptions(values, options);
    const { dryRun = false, ...changes } = given;
    if (Object.keys(changes).length === 0)
      throw usageError('Nothing is to be changed; see: npm run cli -- tenant change --help');
    const [logo] = await Array.fromAsync(files);
    const college = await inTransaction(database, dryRun, async (db) => {
      const college = await requireTenant(db, args[0] ?? '');
      await changeTenant(db, college, given, logo);
      await announceChange(db, college.id);
      return college;
    });
    io.out(`${college.slug} changed: ${pageUrl(college, port, '/')}`);
    if (dryRun) io.err('Dry run: nothing was changed.');
    return 0;
  },
};

async function changeTenant(db: Db, college: Tenant, given: Values, logo: InputFile | undefined): Promise<void> {
  const name = given.name ?? college.name;
  const primaryColor = given.primary ?? college.primaryColor;
  await db
    .update(tenants)
    .set({
      name,
      primaryColor,
      shortName: given.shortName ?? college.shortName,
      timezone: given.timezone ?? college.timezone,
      secondaryColor: given.secondary ?? college.secondaryColor,
      accentColor: given.accent ?? college.accentColor,
      updatedAt: sql`now()`,
      settings: assign(college.settings, given.set ?? [], strict, settingNames),
    })
    .where(eq(tenants.id, college.id));
  if (logo) await storeLogo(db, { id: college.id, name, primary: primaryColor }, logo);
}
