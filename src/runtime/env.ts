import { isIP } from 'node:net';

import { type } from 'arktype';

import { expectedOf } from '../web/expected.ts';
import { type PaymentSettings, parsePaymentSettings } from './payment-settings.ts';
import { shiftClock } from './shift-clock.ts';

const wholeNumber = (from: number, to: number) =>
  type('string.integer.parse')
    .to(`${from} <= number.integer <= ${to}`)
    .describe(`a whole number from ${from} to ${to}`);

const addressRange = (range: string): boolean => {
  const [address = '', bits, ...rest] = range.split('/');
  const maxBits = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) !== 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= maxBits))
  );
};

const addressRanges = type('string')
  .pipe((list) =>
    list
      .split(',')
      .map((range) => range.trim())
      .filter(Boolean),
  )
  .narrow((ranges, ctx) => ranges.every(addressRange) || ctx.mustBe('a comma-separated list of addresses or ranges'))
  .describe('a comma-separated list of addresses or ranges such as 10.0.0.0/8,::1');

/** `STORAGE_URL`: an object store with its keys. */
export const storageAddress = type(/^https?:\/\/[^:@/\s]+:[^@/\s]+@[^/?\s]+/).describe(
  'an address such as https://KEY:SECRET@s3.example.edu/bucket/folder?region=us-east-1',
);

const settings = type({
  PORT: wholeNumber(0, 65535).default('3000'),
  'HOST?': type('string > 0').describe('a host name or address to listen on'),
  DATA_DIR: type('string > 0').describe('a folder').default('.data'),
  'DATABASE_URL?': type(/^postgres(ql)?:\/\//).describe('an address such as postgres://user:password@host/database'),
  DATABASE_TIMEOUT_SECONDS: wholeNumber(1, 300).default('10'),
  DATABASE_CONNECT_SECONDS: wholeNumber(1, 60).default('5'),
  DATABASE_POOL: wholeNumber(2, 500).default('10'),
  'STORAGE_URL?': storageAddress,
  STORAGE_DELIVERY: type("'proxy' | 'redirect'").default('proxy'),
  SAMPLE_COLLEGES: type("'on' | 'off'").default('on'),
  SAMPLE_LIVE_GAME: type("'on' | 'off'").default('on'),
  DEFAULT_TENANT: type(/^[a-z0-9-]+$/)
    .describe("a college's slug: lower-case letters, digits, hyphens")
    .default('lakeshore'),
  TENANT_HEADER: type(/^[a-z0-9-]+$/)
    .describe('a header name in lower case')
    .default('x-tenant'),
  'API_ORIGIN?': type(/^https?:\/\/[^/]+$/).describe('an origin such as https://api.example.edu, without a path'),
  TRUSTED_PROXIES: addressRanges.default(''),
  'PUBLIC_PORT?': wholeNumber(1, 65535),
  LOG_LEVEL: type("'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'").default('info'),
  'METRICS_TOKEN?': type('string >= 16').describe('at least 16 characters'),
  SUPPORT_EMAIL: type('string.email').describe('an e-mail address').default('support@fieldhouse.example'),
  'SMTP_URL?': type(/^smtps?:\/\/[^/\s]+/).describe('an address such as smtps://user:password@mail.example.edu:465'),
  'MAIL_FROM?': type('string.email').describe('an e-mail address'),
  'BREACHED_PASSWORDS?': type('string > 0').describe('a folder of files such as 5BAA6.txt'),
  SAMPLE_PAYMENTS: type("'on' | 'off'").default('on'),
  SERVICE_WORKER: type("'on' | 'off'").default('on'),
  WORKERS: wholeNumber(1, 64).default('1'),
  RENDERS_PER_MINUTE: wholeNumber(1, 1_000_000).default('600'),
  PAGE_CACHE: type("'on' | 'off'").default('on'),
  PAGE_CACHE_MEGABYTES: wholeNumber(1, 100_000).default('48'),
  PAGE_CACHE_LAST_GOOD_HOURS: wholeNumber(0, 8760).default('24'),
  'PURGE_URL?': type(/^(?:varnish:\/\/[^@/\s]+|(?:fastly|cloudflare):\/\/[^:@/\s]+@[^:@/\s]+)$/).describe(
    'varnish://HOST:PORT, fastly://TOKEN@SERVICE or cloudflare://TOKEN@ZONE',
  ),
  SHUTDOWN_SECONDS: wholeNumber(1, 300).default('7'),
  LIVE_CONNECTIONS: wholeNumber(0, 1_000_000).default('20000'),
  LIVE_CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000).default('300'),
  CLOCK_OFFSET_SECONDS: wholeNumber(-1e10, 1e10).default('0'),
  'NODE_ENV?': 'string',
});

export type Env = typeof settings.infer & {
  /** By `collegeKey`. */
  payments: Record<string, PaymentSettings>;
};

/** Parses the settings; throws an Error that lists each invalid one with its value and the allowed values. */
export const parseEnv = (variables: Record<string, string | undefined>): Env => {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const env = settings(present);
  const payments = parsePaymentSettings(present);
  const related = env instanceof type.errors ? [] : relatedProblems(env);
  if (!(env instanceof type.errors) && payments.problems.length + related.length === 0)
    return { ...env, payments: payments.settings };
  const invalid = env instanceof type.errors ? env : [];
  const problems = invalid.map((error) => {
    const name = String(error.path[0]);
    const shown = secrets.has(name) ? '(hidden)' : JSON.stringify(present[name]);
    return `  ${name} is ${shown}; it has to be ${expectedOf(error)}`;
  });
  throw new Error(['Invalid settings:', ...problems, ...payments.problems, ...related].join('\n'));
};

/** Errors in settings that are valid individually but not together. */
const relatedProblems = (all: typeof settings.infer): string[] =>
  all.CLOCK_OFFSET_SECONDS !== 0 && all.SAMPLE_COLLEGES === 'off' && all.NODE_ENV !== 'test'
    ? [
        `  CLOCK_OFFSET_SECONDS is ${all.CLOCK_OFFSET_SECONDS}; it is for tests and demonstrations, and has to be 0 if SAMPLE_COLLEGES is off`,
      ]
    : [];

// never printed, not even if invalid
const secrets = new Set(['DATABASE_URL', 'METRICS_TOKEN', 'PURGE_URL', 'SMTP_URL', 'STORAGE_URL']);

const parseOrStop = (): Env => {
  try {
    return parseEnv(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};

/** The settings of this process. If one is invalid, the process exits on import. */
export const env: Env = parseOrStop();

if (env.CLOCK_OFFSET_SECONDS !== 0) shiftClock(env.CLOCK_OFFSET_SECONDS * 1000);
