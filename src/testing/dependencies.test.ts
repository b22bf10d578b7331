import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

type Locked = { version: string; integrity?: string };
type Component = { name: string; version: string; purl: string; hashes?: { alg: string }[] };

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { '': root, ...packages } = read('package-lock.json').packages as Record<string, Locked>;

test('every package of the lock file has a SHA-512 hash', () => {
  const unverified = Object.entries(packages).filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(unverified.map(([place]) => place)).toEqual([]);
  expect(Object.keys(packages).length).toBeGreaterThan(100);
});

test('every dependency has an exact version', () => {
  const { dependencies, devDependencies, overrides } = read('package.json');
  const all = Object.entries<string>({ ...dependencies, ...devDependencies, ...overrides });
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
});

test('npm run sbom lists every package with its hash, without a registry', async () => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], {
    maxBuffer: 20 * 1024 * 1024,
    env: { ...process.env, npm_config_offline: 'true', npm_config_registry: 'http://127.0.0.1:9' },
  });
  const { bomFormat, specVersion, components } = JSON.parse(stdout) as {
    bomFormat: string;
    specVersion: string;
    components: Component[];
  };
  expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.5']);
  expect(components.filter(({ hashes }) => hashes?.[0]?.alg !== 'SHA-512').map(({ purl }) => purl)).toEqual([]);
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const missing = Object.entries(packages).filter(([place, { version }]) => !listed.has(`${nameOf(place)}@${version}`));
  expect(missing.map(([place]) => place)).toEqual([]);
  expect(root?.version).toMatch(/^\d+\.\d+\.\d+$/);
});
