import path from 'node:path';

type VitestFile = {
  name: string;
  status: string;
  assertionResults: { fullName: string; status: string }[];
};
type PlaywrightTest = { annotations: { type: string; description?: string }[] };
type PlaywrightSuite = {
  specs?: { file: string; title: string; ok: boolean; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
};

/** A JSON report of Vitest (`testResults`) or of Playwright (`suites`). */
export type Report = { testResults?: VitestFile[]; suites?: PlaywrightSuite[] };

/** The failed tests of a report as `file: test`; a file that could not be loaded is listed without a test. */
export const failedTests = ({ testResults = [], suites = [] }: Report): string[] => [
  ...testResults.flatMap(ofFile),
  ...suites.flatMap(ofSuite),
];

function ofFile({ name, status, assertionResults }: VitestFile): string[] {
  const file = path.relative('.', name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length > 0) return failed.map(({ fullName }) => `${file}: ${fullName}`);
  return status === 'failed' ? [file] : [];
}

const ofSuite = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ file, title, ok }) => (ok ? [] : [`e2e/${file}: ${title}`])),
  ...suites.flatMap(ofSuite),
];

/** Why tests of a report of Playwright were skipped, each reason once. */
export const skipReasons = ({ suites = [] }: Report): string[] => [...new Set(suites.flatMap(skipsOf))];

const skipsOf = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ annotations }) => annotations)
    .flatMap(({ type, description }) => (type === 'skip' && description ? [description] : [])),
  ...suites.flatMap(skipsOf),
];
