import { type } from 'arktype';

import { announceChange } from '../../db/announce.ts';
import { changedValues, recordChange } from '../../db/record-change.ts';
import { pushKey } from '../../db/schema/push.ts';
import { hexColor, hostName, tenantName, tenantSlug, timeZone } from '../../domain/tenant.ts';
import { createPushKey } from '../../push/vapid.ts';
import type { Command } from '../command.ts';
import { parseOptions } from '../options.ts';
import { pageUrl } from '../page-url.ts';
import { storeLogo } from '../store-college-picture.ts';
import { createTenant } from '../tenants.ts';

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
  run: async ({ database, actor, port, io }, { args, options, files }) => {
    const college = parseOptions(values, { ...options, slug: args[0] });
    const { slug, name, shortName = name, timezone, host: hosts, primary, secondary, accent = secondary } = college;
    const [logo] = await Array.fromAsync(files);
    await database.db.transaction(async (db) => {
      const colors = { primaryColor: primary, secondaryColor: secondary, accentColor: accent };
      const id = await createTenant(db, { slug, name, shortName, timezone, hosts, ...colors, settings: {} });
      await db.insert(pushKey).values({ tenantId: id, ...createPushKey() });
      if (logo) await storeLogo(db, { id, ...college }, logo);
      const changes = changedValues({}, { slug, name, hosts });
      await recordChange(db, { tenantId: id, kind: 'tenant', contentId: id, actor, action: 'add', changes });
      await announceChange(db, id);
    });
    io.out(`${name} (${slug}) is at ${pageUrl({ canonicalHost: hosts[0] ?? '' }, port, '/')}`);
    return 0;
  },
};
