import { describe, expect, test } from 'vitest';

import { parseEnv } from './env.ts';

describe('settings', () => {
  test('each has a default or is optional', () => {
    const env = parseEnv({});
    expect(env).toMatchObject({ PORT: 3000, DATA_DIR: '.data', DEFAULT_TENANT: 'lakeshore', TRUSTED_PROXIES: [] });
    expect(env.HOST).toBeUndefined();
  });

  test('an empty variable counts as absent', () => {
    expect(parseEnv({ PORT: '', HOST: '' })).toMatchObject({ PORT: 3000 });
  });

  test('trusted proxies are a list of addresses and ranges', () => {
    expect(parseEnv({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '::1']);
  });

  test.each([
    ['PORT', '99999', '"99999"; it has to be at most 65535'],
    ['PORT', 'abc', '"abc"; it has to be a whole number from 0 to 65535'],
    ['LOG_LEVEL', 'loud', '"loud"; it has to be "debug", "error", "fatal", "info", "silent", "trace" or "warn"'],
    ['TRUSTED_PROXIES', '10.0.0.0/99', 'it has to be a comma-separated list of addresses or ranges'],
    ['API_ORIGIN', 'https://a.example/api', 'it has to be an origin such as https://api.example.edu'],
    ['SUPPORT_EMAIL', 'nobody', 'it has to be an e-mail address'],
  ])('an invalid %s is refused with its name, the value %s and the allowed values', (name, value, message) => {
    expect(() => parseEnv({ [name]: value })).toThrow(`${name} is`);
    expect(() => parseEnv({ [name]: value })).toThrow(message);
  });

  test('all invalid settings are listed at once', () => {
    expect(() => parseEnv({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT.*\n.*LOG_LEVEL/);
  });

  test('the clock is moved beside the sample colleges and in tests only', () => {
    expect(parseEnv({ CLOCK_OFFSET_SECONDS: '-86400' }).CLOCK_OFFSET_SECONDS).toBe(-86_400);
    const own = { CLOCK_OFFSET_SECONDS: '60', SAMPLE_COLLEGES: 'off' };
    expect(parseEnv({ ...own, NODE_ENV: 'test' }).CLOCK_OFFSET_SECONDS).toBe(60);
    for (const NodeEnv of [undefined, 'production'])
      expect(() => parseEnv({ ...own, NODE_ENV: NodeEnv })).toThrow(
        'CLOCK_OFFSET_SECONDS is 60; it is for tests and demonstrations, and has to be 0 if SAMPLE_COLLEGES is off',
      );
  });

  test('a secret is never printed', () => {
    expect(() => parseEnv({ METRICS_TOKEN: 'too short' })).toThrow('METRICS_TOKEN is (hidden)');
  });
});
