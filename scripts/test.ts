import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';

import pLimit from 'p-limit';

import * as suites from './suites.ts';

const usage = `Usage: npm test [-- fast | days]

npm test            runs everything: format, lint, types, dead code, unit tests, the build, acceptance
                    and browser tests
npm test -- fast    runs format, lint, types, dead code and the unit tests; leaves out the build,
                    acceptance, the browser, and slow test files:
${suites.slowTests.map((file) => `                      ${file}`).join('\n')}
npm test -- days    runs the tests of the samples and of the page templates on fourteen days of the year,
                    which takes half an hour
npm test -- --help  prints this text

The last line is "N passed, N failed" for all suites. The exit code is 1 if anything failed.`;

const checks = [suites.formatAndLint, suites.types, suites.deadCode];

/** In the order in which they start. */
const modes: Record<string, suites.Suite[]> = {
  everything: [suites.unit, ...checks, suites.build, suites.samples, suites.acceptance, suites.browser],
  fast: [suites.quickUnit, ...checks],
  days: [suites.build, ...suites.otherDays],
};

const [mode = 'everything', ...rest] = process.argv.slice(2);
if (mode === '--help' || mode === '-h') {
  console.log(usage);
  process.exit(0);
}
const chosen = modes[mode];
if (rest.length > 0 || chosen === undefined) {
  console.error(`Unknown arguments: ${process.argv.slice(2).join(' ')}\n\n${usage}`);
  process.exit(1);
}

type Result = suites.Count & { name: string; seconds: number };

const folder = await mkdtemp(path.join(tmpdir(), 'fieldhouse-test-'));
const results: Result[] = [];

/** Runs a suite and prints its output as one block at the end. */
async function run(suite: suites.Suite): Promise<void> {
  const started = Date.now();
  let output = '';
  const print = (text: string) => {
    output += text;
  };
  const count = await suite.run(path.join(folder, `${suite.name}.json`), print).catch((error: unknown) => {
    print(`${error instanceof Error ? error.stack : String(error)}\n`);
    return { passed: 0, failed: 1 };
  });
  const result = { ...count, name: suite.name, seconds: Math.round((Date.now() - started) / 1000) };
  results.push(result);
  console.log(`\n— ${suite.name}\n${output.trimEnd()}\n— ${summarize(result)}`);
}

const summarize = ({ name, passed, failed, seconds }: Result) =>
  `${name}: ${passed} passed, ${failed} failed (${seconds} s)`;

const started = Date.now();
// each of them waits at times, for servers and for timers
const limit = pLimit(Math.min(availableParallelism(), 2));
const ended = new Map<suites.Suite, Promise<void>>();
for (const suite of chosen) {
  const start = async () => {
    await Promise.all((suite.needs ?? []).map((needed) => ended.get(needed)));
    console.log(`Running ${suite.name}`);
    await run(suite);
  };
  ended.set(suite, limit(start));
}
await Promise.all(ended.values());
await rm(folder, { recursive: true, force: true });

const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
const row = (name: string, passed: unknown, failed: unknown, seconds: unknown) =>
  `${name.padEnd(34)}${String(passed).padStart(8)}${String(failed).padStart(8)}${String(seconds).padStart(9)}`;
console.log(`\n${row('Suite', 'passed', 'failed', 'seconds')}`);
for (const { name, passed, failed, seconds } of results) console.log(row(name, passed, failed, seconds));
console.log(row('Total', sum('passed'), sum('failed'), Math.round((Date.now() - started) / 1000)));
const failures = results.flatMap(({ name, failures = [] }) => failures.map((failure) => `  ${name}: ${failure}`));
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
if (mode === 'fast')
  console.log('\nLeft out: the build, acceptance, the browser and slow test files (npm test -- --help).');
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
