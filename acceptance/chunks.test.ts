import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { firstAddress, type SampledName, sampledRoutes } from '../e2e/samples.ts';
import { sampleSite } from './run/shared-servers.ts';

const folder = 'dist/public/assets/';
const assets = readdirSync(folder).filter((name) => name.endsWith('.js'));
const imported = new Map(
  assets.map((name) => {
    const code = readFileSync(folder + name, 'utf8');
    return [name, Array.from(code.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([\w.-]+\.js)"/g), ([, file = '']) => file)];
  }),
);

/** Scripts with all that they import statically. */
function withImports(names: readonly string[]): Set<string> {
  const found = new Set(names);
  for (const name of found) for (const other of imported.get(name) ?? []) found.add(other);
  return found;
}

/** What loads it, `live-scores`, is on pages with games. */
const isLive = (script: string) => /^live-(?:parts-)?[\w-]{8}\.js$/.test(script);

/** Pages that always load live updates, before, during and after their game. */
const ofGames: readonly SampledName[] = ['gameCenter', 'boxscore', 'concurrentGames'];

test.each(sampledRoutes.filter((name) => !ofGames.includes(name)))(
  'the page %s loads no script of live updates before a game is live',
  async (name) => {
    const html = await sampleSite().text('lakeshore', await firstAddress(sampleSite(), 'lakeshore', name));
    const scripts = assets.filter((asset) => html.includes(asset));
    expect(scripts).not.toEqual([]);
    expect([...withImports(scripts)].filter((script) => isLive(script))).toEqual([]);
  },
);

test('live updates are a script that only scripts of live games import', () => {
  const [live = ''] = assets.filter((name) => /^live-[\w-]{8}\.js$/.test(name));
  expect(live).not.toBe('');
  const importers = assets.filter((name) => imported.get(name)?.includes(live));
  expect(importers.map((name) => name.replace(/-[\w-]{8}\.js$/, '')).sort()).toEqual([
    'concurrent-games-page',
    'game-center-page',
    'live-parts',
  ]);
});
