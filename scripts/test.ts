// Everything that `npm test` says about the project, one suite after the other. Each is bounded in time; the last
// line sums them up, and the exit code is 1 when anything failed.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startPostgres } from './postgres.ts';

type Count = { passed: number; failed: number };
type Suite = { name: string; run: (reportFile: string) => Promise<Count> };

const minute = 60_000;

/** Runs a program with its output in view; true when it ended well and in time. */
const succeeds = (command: string[], variables: Record<string, string> = {}, limit = 3 * minute): Promise<boolean> =>
  new Promise((resolve) => {
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...variables },
      timeout: limit,
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on('exit', (code) => resolve(code === 0));
  });

/** A check that only passes or fails. */
const check = (name: string, ...command: string[]): Suite => ({
  name,
  run: async () => ((await succeeds(command)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
});

/** What a suite reported; a suite that ended badly without naming a failed test is one failure. */
const counted = (hasSucceeded: boolean, { passed, failed }: Count): Count => ({
  passed,
  failed: hasSucceeded || failed > 0 ? failed : 1,
});

const vitest = (name: string, args: string[], variables: () => Promise<Record<string, string>>): Suite => ({
  name,
  run: async (file) => {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
    const hasSucceeded = await succeeds(['vitest', 'run', ...reporters, ...args], await variables(), 10 * minute);
    const report = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
    return counted(hasSucceeded, { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 });
  },
});

const playwright: Suite = {
  name: 'browser',
  run: async (file) => {
    const variables = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const hasSucceeded = await succeeds(['playwright', 'test', '--reporter=line,json'], variables, 18 * minute);
    const { stats } = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
    return counted(hasSucceeded, { passed: stats?.expected ?? 0, failed: stats?.unexpected ?? 0 });
  },
};

let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;

const suites: Suite[] = [
  check('format and lint', 'biome', 'ci', '--error-on-warnings', '.'),
  check('types', 'tsc', '--noEmit'),
  check('dead code', 'knip'),
  vitest('unit and API, embedded database', [], async () => ({})),
  vitest(
    'database and API, Postgres server',
    // replays are about files, and take long
    [
      'samples',
      'src/db',
      'src/content',
      'src/api',
      'src/importers',
      'src/live',
      'src/cli',
      '--exclude',
      'src/live/replay/**',
    ],
    async () => {
      postgres = await startPostgres();
      console.log(`Postgres of ${postgres.from}`);
      return { TEST_DATABASE_URL: postgres.url };
    },
  ),
  check('build', 'node', 'scripts/build.ts'),
  vitest('acceptance, the production build', ['--config', 'acceptance/vitest.config.ts'], async () => ({})),
  playwright,
];

const folder = await mkdtemp(path.join(tmpdir(), 'fieldhouse-test-'));
const total: Count = { passed: 0, failed: 0 };
for (const [index, { name, run }] of suites.entries()) {
  console.log(`\n— ${name}`);
  const started = Date.now();
  const { passed, failed } = await run(path.join(folder, `${index}.json`)).catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
  console.log(`— ${name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - started) / 1000)} s)`);
}
await postgres?.stop();
await rm(folder, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
