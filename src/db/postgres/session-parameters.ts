import { clockSettings } from './clock.ts';

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
  options: Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value.replaceAll(' ', '\\ ')}`)
    .join(' '),
};
