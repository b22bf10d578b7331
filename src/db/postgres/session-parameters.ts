import { hostname } from 'node:os';

import { clockSettings } from './clock.ts';

/** Names this process in `pg_stat_activity`. Containers have the same process ids, but names of their own. */
export const applicationName = `fieldhouse ${hostname()} ${process.pid}`.slice(0, 63);

/** What the driver and the rows of backups rely on; an administrator may have set something else for the server, database or role. */
const settings = {
  timezone: 'UTC',
  datestyle: 'ISO,MDY',
  intervalstyle: 'postgres',
  // every digit of a number
  extra_float_digits: '1',
  bytea_output: 'hex',
  standard_conforming_strings: 'on',
  default_transaction_isolation: 'read committed',
  ...clockSettings,
};

/** Parameters of every connection. */
export const sessionParameters = {
  application_name: applicationName,
  options: Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value.replaceAll(' ', '\\ ')}`)
    .join(' '),
};
