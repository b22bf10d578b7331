import { type } from 'arktype';
import { eq, sql } from 'drizzle-orm';

import { announceWithdrawal } from '../../db/announce.ts';
import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { changedValues, recordChange } from '../../db/record-change.ts';
import { tenantHost, tenant as tenants } from '../../db/schema/tenant.ts';
import { hexColor, hostName, type Tenant, tenantName, tenantSettings, timeZone } from '../../domain/tenant.ts';
import { usageError } from '../../web/usage-error.ts';
import { assignSettings, valueSyntax } from '../assignments.ts';
import type { Command, InputFile } from '../command.ts';
import { dryRunOption, parseOptions } from '../options.ts';
import { pageUrl } from '../page-url.ts';
import { storeLogo, storeShareImage } from '../store-college-picture.ts';
import { refuseTakenHosts, requireTenant } from '../tenants.ts';

const values = type({
  '+': 'delete',
  'name?': tenantName,
  'shortName?': tenantName,
  'host?': hostName,
  'timezone?': timeZone,
  'primary?': hexColor,
  'secondary?': hexColor,
  'accent?': hexColor,
  'set?': 'string[]',
  'dryRun?': 'boolean',
  'logo?': 'string',
  'shareImage?': 'string',
});
type Values = typeof values.infer;

// `config set` changes the third-party settings
const settingNames = tenantSettings.props.map(({ key }) => key).filter((key) => key !== 'config');
const strict = tenantSettings.onUndeclaredKey('reject');

export const tenantChange: Command = {
  name: 'tenant change',
  summary: 'Change the name, colors, pictures and settings of a college',
  argument: { usage: '<slug>', description: 'the college' },
  options: [
    { flags: '--name <name>', description: 'name of the college or its teams' },
    { flags: '--short-name <name>', description: 'short form of the name' },
    {
      flags: '--host <host>',
      description: 'host of its addresses, such as goheels.com; the former hosts keep working',
    },
    { flags: '--timezone <zone>', description: 'IANA time zone of the campus, such as America/New_York' },
    { flags: '--primary <color>', description: 'primary color, such as #13294b' },
    { flags: '--secondary <color>', description: 'secondary color' },
    { flags: '--accent <color>', description: 'accent color' },
    { flags: '--logo <file>', description: 'logo: PNG, JPEG, WebP or SVG', isFile: true },
    {
      flags: '--share-image <file>',
      description: 'picture in link previews of pages without one of their own, 1600 by 900: PNG, JPEG, WebP or SVG',
      isFile: true,
    },
    {
      flags: '--set <settings...>',
      description: `name=value, ${valueSyntax}; name= removes a setting. Names: ${settingNames.join(', ')}`,
    },
    dryRunOption,
  ],
  examples: [
    'tenant change unc --primary "#7bafd4" --logo unc.svg',
    'tenant change unc --set ticketsUrl=https://tickets.example.edu "schoolPhoneNumber=919 555 0100"',
  ],
  run: async ({ database, actor, port, io }, { args, options, files }) => {
    const parsed = parseOptions(values, options);
    const { dryRun = false, ...changes } = parsed;
    if (Object.keys(changes).length === 0)
      throw usageError('No changes are given; see: npm run cli -- tenant change --help');
    const pictures = await Array.fromAsync(files);
    const logo = parsed.logo === undefined ? undefined : pictures.shift();
    const shareImage = parsed.shareImage === undefined ? undefined : pictures.shift();
    const college = await inTransaction(database, dryRun, async (db) => {
      const college = await requireTenant(db, args[0] ?? '');
      await changeTenant(db, college, parsed, { logo, shareImage }, actor);
      await announceWithdrawal(db, college.id);
      return requireTenant(db, college.slug);
    });
    io.out(`${college.slug} changed: ${pageUrl(college, port, '/')}`);
    if (dryRun) io.err('Dry run: nothing was changed.');
    return 0;
  },
};

const pick = (from: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, Reflect.get(from, name)]));

type Pictures = { logo: InputFile | undefined; shareImage: InputFile | undefined };

async function changeTenant(
  db: Db,
  college: Tenant,
  changes: Values,
  { logo, shareImage }: Pictures,
  actor: string,
): Promise<void> {
  const name = changes.name ?? college.name;
  const primaryColor = changes.primary ?? college.primaryColor;
  const settings = assignSettings(college.settings, changes.set ?? [], strict, settingNames);
  const columns = {
    name,
    primaryColor,
    shortName: changes.shortName ?? college.shortName,
    timezone: changes.timezone ?? college.timezone,
    secondaryColor: changes.secondary ?? college.secondaryColor,
    accentColor: changes.accent ?? college.accentColor,
  };
  await db
    .update(tenants)
    .set({ ...columns, settings, updatedAt: sql`now()` })
    .where(eq(tenants.id, college.id));
  if (changes.host !== undefined) await setHost(db, college, changes.host);
  await recordChange(db, {
    tenantId: college.id,
    kind: 'tenant',
    contentId: college.id,
    actor,
    action: 'change',
    changes: {
      ...changedValues(pick(college, Object.keys(columns)), columns),
      ...changedValues(college.settings, settings),
      ...(changes.host && { host: [college.canonicalHost, changes.host] }),
      ...(logo && { logo: [college.logo, logo.name] }),
      ...(shareImage && { shareImage: [null, shareImage.name] }),
    },
  });
  const owner = { id: college.id, name, primary: primaryColor };
  if (logo) await storeLogo(db, owner, logo);
  if (shareImage) await storeShareImage(db, { ...owner, settings }, shareImage);
}

/** Makes a host that of the college's addresses. It keeps the others. */
async function setHost(db: Db, { id: tenantId }: Tenant, host: string): Promise<void> {
  await refuseTakenHosts(db, [host], tenantId);
  await db.update(tenantHost).set({ canonical: false }).where(eq(tenantHost.tenantId, tenantId));
  await db
    .insert(tenantHost)
    .values({ host, tenantId, canonical: true })
    .onConflictDoUpdate({ target: tenantHost.host, set: { canonical: true } });
}
