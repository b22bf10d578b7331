import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';

import { failedTests, type Report, skipReasons } from './failed-tests.ts';

export type Count = {
  passed: number;
  failed: number;
  /** Names of failed tests. */
  failures?: string[];
};
export type Suite = {
  name: string;
  /** Suites that end before this one starts. */
  needs?: readonly Suite[];
  /** Runs the suite. It may write a report to `reportFile` and prints its output with `print`. */
  run: (reportFile: string, print: (text: string) => void) => Promise<Count>;
};

type Command = {
  command: string[];
  print: (text: string) => void;
  variables?: Record<string, string>;
  /** In minutes. */
  limit: number;
};

/** Runs a program. Resolves to whether it exited with 0 within its limit. */
const succeeds = ({ command: [program = '', ...args], print, variables = {}, limit }: Command): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...variables },
      timeout: limit * 60_000,
    });
    child.stdout.on('data', (data) => print(String(data)));
    child.stderr.on('data', (data) => print(String(data)));
    child.on('error', (error) => {
      print(`${error.message}\n`);
      resolve(false);
    });
    child.on('exit', (code, signal) => {
      if (signal) print(`${program} was stopped by ${signal}; its limit is ${limit} minutes\n`);
      // wait for output in the pipes
      setTimeout(() => resolve(code === 0), 100);
    });
  });

/** A suite that fails without a failed test counts as one failure. */
const countOf = (hasSucceeded: boolean, { passed = 0, failed = 0, failures = [] }: Partial<Count>): Count => ({
  passed,
  failed: hasSucceeded || failed > 0 ? failed : 1,
  failures,
});

type Totals = {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number };
};

const readReport = async (file: string): Promise<Report & Totals> =>
  JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));

const check = (name: string, ...command: string[]): Suite => ({
  name,
  run: async (_, print) => countOf(await succeeds({ command, print, limit: 3 }), { passed: 1 }),
});

const runVitest = async (
  args: string[],
  file: string,
  print: (text: string) => void,
  variables: Record<string, string> = {},
): Promise<Count> => {
  const command = ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...args];
  const hasSucceeded = await succeeds({ command, print, variables, limit: 15 });
  const { numPassedTests = 0, numFailedTests = 0, ...report } = await readReport(file);
  return countOf(hasSucceeded, { passed: numPassedTests, failed: numFailedTests, failures: failedTests(report) });
};

export const formatAndLint = check('format and lint', 'biome', 'ci', '--error-on-warnings', '.');
/** A later run checks what has changed since. */
const typesCache = 'node_modules/.cache/types.tsbuildinfo';
export const types = check(
  'types',
  'tsc',
  '--noEmit',
  '--checkers',
  '1',
  '--incremental',
  '--tsBuildInfoFile',
  typesCache,
);
export const deadCode = check('dead code', 'knip');
export const build = check('build', 'node', 'scripts/build.ts');
export const samples: Suite = {
  ...check('sample colleges', 'node', 'acceptance/run/prepare.ts'),
  needs: [build],
};

export const unit: Suite = {
  name: 'unit and API',
  run: (file, print) => runVitest([], file, print),
};

/** Test files that take several seconds: real games, sample colleges, killed processes. */
export const slowTests = [
  'samples/**',
  'replay/replayed-files.test.ts',
  'src/importers/save/real-files.test.ts',
  'src/staff/hidden-content.test.ts',
  'src/api/counts-survive.test.ts',
  'src/cli/socket.test.ts',
  'src/db/embedded/**',
];

export const quickUnit: Suite = {
  name: 'unit and API, without slow files',
  run: (file, print) =>
    runVitest(
      slowTests.flatMap((pattern) => ['--exclude', pattern]),
      file,
      print,
    ),
};

export const acceptance: Suite = {
  name: 'acceptance, production build',
  // what it expects within seconds shares the processor with no other suite
  needs: [samples, unit],
  run: (file, print) => runVitest(['--config', 'acceptance/vitest.config.ts'], file, print),
};

const runPlaywright = async (
  args: string[],
  file: string,
  print: (text: string) => void,
  variables: Record<string, string> = {},
): Promise<Count> => {
  const command = ['playwright', 'test', '--reporter=line,json', ...args];
  const report = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const hasSucceeded = await succeeds({ command, print, variables: { ...variables, ...report }, limit: 18 });
  const { stats, ...tests } = await readReport(file);
  const failures = failedTests(tests);
  for (const reason of skipReasons(tests)) print(`Left out: ${reason}\n`);
  return countOf(hasSucceeded, { passed: stats?.expected ?? 0, failed: stats?.unexpected ?? 0, failures });
};

export const browser: Suite = {
  name: 'browser',
  needs: [samples, acceptance],
  run: (file, print) => runPlaywright([], file, print),
};

/** Days on which the sample colleges look different: each month, both clock changes, holidays without games, a leap day. */
const days = [
  '2027-01-01',
  '2027-02-13',
  '2027-03-14',
  '2027-04-18',
  '2027-05-15',
  '2027-06-15',
  '2027-07-04',
  '2027-08-20',
  '2027-09-11',
  '2027-10-31',
  '2027-11-07',
  '2027-12-25',
  '2027-12-31',
  '2028-02-29',
];

/** The samples and the templates of all pages, as they are on other days. Browser tests share a port. */
export const otherDays: Suite[] = [];
let previous: Suite = build;
for (const day of days) {
  const pages: Suite = {
    name: `${day}, pages`,
    needs: [previous],
    run: (file, print) => runPlaywright(['e2e/pages.spec.ts', 'e2e/share.spec.ts'], file, print, { TEST_DAY: day }),
  };
  otherDays.push(pages, {
    name: `${day}, samples`,
    run: (file, print) => runVitest(['samples'], file, print, { TEST_DAY: day }),
  });
  previous = pages;
}
