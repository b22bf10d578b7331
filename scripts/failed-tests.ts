import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

type VitestFile = {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
};
type PlaywrightTest = {
  annotations: { type: string; description?: string }[];
  results: { error?: { message?: string } }[];
};
type PlaywrightSuite = {
  specs?: { file: string; title: string; ok: boolean; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
};

/** A JSON report of Vitest (`testResults`) or of Playwright (`suites`). */
export type Report = { testResults?: VitestFile[]; suites?: PlaywrightSuite[] };

/**
 * The failed tests of a report as `file: test`, each with the start of its error in a second line; a file that could not be loaded is
 * listed without a test.
 */
export const failedTests = ({ testResults = [], suites = [] }: Report): string[] => [
  ...testResults.flatMap(ofFile),
  ...suites.flatMap(ofSuite),
];

function ofFile({ name, status, message, assertionResults }: VitestFile): string[] {
  const file = path.relative('.', name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length > 0)
    return failed.map(({ fullName, failureMessages: [error] }) => withError(`${file}: ${fullName}`, error));
  return status === 'failed' ? [withError(file, message)] : [];
}

const ofSuite = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ file, title, ok, tests }) => {
    const errors = tests.flatMap(({ results }) => results).flatMap(({ error }) => error?.message ?? []);
    return ok ? [] : [withError(`e2e/${file}: ${title}`, errors[0])];
  }),
  ...suites.flatMap(ofSuite),
];

/** Length to which an error is cut. */
const maxLength = 300;

const withError = (test: string, error = ''): string => {
  const [lines = ''] = stripVTControlCharacters(error).split(/\n\s+at /);
  const start = lines.replaceAll(/\s+/g, ' ').trim().slice(0, maxLength);
  return start ? `${test}\n      ${start}` : test;
};

/** Why tests of a report of Playwright were skipped, each reason once. */
export const skipReasons = ({ suites = [] }: Report): string[] => [...new Set(suites.flatMap(skipsOf))];

const skipsOf = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ annotations }) => annotations)
    .flatMap(({ type, description }) => (type === 'skip' && description ? [description] : [])),
  ...suites.flatMap(skipsOf),
];
