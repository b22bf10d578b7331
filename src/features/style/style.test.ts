import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

/** Components without an appearance of their own, and components that need data, a form or a live game. */
const left = [
  /^(?:markup|navigation|promotion|print|forms|rotator|theme)\//,
  /^(?:live|photos)\/client\//,
  /^client\/(?:adopted-style|close-menus|hide-on-error|toggle-switch|video-player)\.tsx$/,
  /^page\/(?:content-head|content-list|deferred|head|inline-style|json-ld)\.tsx$/,
  /^(?:games\/card-status|people\/person-(?:honors|stories)|stories\/(?:listed-story-card|sport-stories))\.tsx$/,
];

test('the style page shows every component of src/ui', () => {
  const folder = path.resolve('src/ui');
  const sources = globSync('src/features/style/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  const missing = globSync('**/*.tsx', { cwd: folder })
    .filter((file) => !file.endsWith('.test.tsx') && !left.some((pattern) => pattern.test(file)))
    .filter((file) => !sources.some((source) => source.includes(`/ui/${file}'`)));
  expect(missing).toEqual([]);
});
