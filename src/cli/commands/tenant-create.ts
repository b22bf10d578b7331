import { type } from 'arktype';
import { eq, inArray } from 'drizzle-orm';

import { announceChange } from '../../db/announce.ts';
import type { Db } from '../../db/client.ts';
import { tenant, tenantHost } from '../../db/schema/tenant.ts';
import { hexColor, hostName, tenantName, tenantSlug, timeZone } from '../../domain/tenant.ts';
import { usageError } from '../../domain/usage-error.ts';
import type { Command, InputFile } from '../command.ts';
import { parseOptions } from '../options.ts';
import { pageUrl } from '../page-url.ts';
import { storeLogo } from '../store-logo.ts';

const values = type({
  slug: tenantSlug,
  name: tenantName,
  host: hostName.array().atLeastLength(1),
  timezone: timeZone,
  primary: hexColor.default('#1f3a5f'),
  secondary: hexColor.default('#c9a227'),
  'accent?': hexColor,
  'shortName?': tenantName,
});

export const tenantCreate: Command = {
  name: 'tenant create',
  summary: 'Add a college',
  argument: { usage: '<slug>', description: 'short name in lower case, such as unc' },
  options: [
    {
      flags: '--name <name>',
      description: 'name of the college or its teams, such as "North Carolina"',
      required: true,
    },
    { flags: '--host <hosts...>', description: 'host names of the site, the canonical one first', required: true },
    {
      flags: '--timezone <zone>',
      description: 'IANA time zone of the campus, such as America/New_York',
      required: true,
    },
    { flags: '--short-name <name>', description: 'short form of the name (default: the name)' },
    { flags: '--primary <color>', description: 'primary color, such as #13294b' },
    { flags: '--secondary <color>', description: 'secondary color' },
    { flags: '--accent <color>', description: 'accent color (default: the secondary color)' },
    { flags: '--logo <file>', description: 'logo: PNG, JPEG, WebP or SVG', isFile: true },
  ],
  examples: [
    'tenant create unc --name "North Carolina" --host unc.localhost --timezone America/New_York',
    'tenant create unc --name "North Carolina" --host www.unc.example unc.localhost --timezone America/New_York --primary "#7bafd4" --secondary "#13294b" --logo unc.svg',
  ],
  run: async ({ database, port, io }, { args, options, files }) => {
    const college = parseOptions(values, { ...options, slug: args[0] });
    const hosts = [...new Set(college.host)];
    const [logo] = await Array.fromAsync(files);
    await database.db.transaction(async (db) => {
      await refuseConflicts(db, college.slug, hosts);
      const id = await insertTenant(db, college, hosts, logo);
      await announceChange(db, id);
    });
    io.out(`${college.name} (${college.slug}) is at ${pageUrl({ canonicalHost: hosts[0] ?? '' }, port, '/')}`);
    return 0;
  },
};

async function insertTenant(
  db: Db,
  college: typeof values.infer,
  hosts: string[],
  logo: InputFile | undefined,
): Promise<number> {
  const [row] = await db
    .insert(tenant)
    .values({
      slug: college.slug,
      name: college.name,
      shortName: college.shortName ?? college.name,
      timezone: college.timezone,
      primaryColor: college.primary,
      secondaryColor: college.secondary,
      accentColor: college.accent ?? college.secondary,
      settings: {},
    })
    .returning({ id: tenant.id });
  if (!row) throw new Error(`The insert of college ${college.slug} returned no row`);
  await db.insert(tenantHost).values(hosts.map((host, index) => ({ host, tenantId: row.id, canonical: index === 0 })));
  if (logo) await storeLogo(db, { id: row.id, ...college }, logo);
  return row.id;
}

async function refuseConflicts(db: Db, slug: string, hosts: string[]): Promise<void> {
  const [same] = await db.select({ name: tenant.name }).from(tenant).where(eq(tenant.slug, slug));
  if (same) throw usageError(`The slug "${slug}" is taken by ${same.name}; choose another one.`);
  const taken = await db
    .select({ host: tenantHost.host, slug: tenant.slug })
    .from(tenantHost)
    .innerJoin(tenant, eq(tenant.id, tenantHost.tenantId))
    .where(inArray(tenantHost.host, hosts));
  const [first] = taken;
  if (first) throw usageError(`--host ${first.host} is taken by the college ${first.slug}; choose another host.`);
}
