import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';

import { serverFlags } from '../../scripts/server-flags.mjs';
import { parseEnv } from '../runtime/env.ts';

type Variables = Record<string, string>;
// biome-ignore lint/suspicious/noExplicitAny: the tests compare the content of the files
type Yaml = Record<string, any>;

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
const documents = (file: string): Yaml[] =>
  parseAllDocuments(read(file)).map((document) => {
    if (document.errors.length > 0) throw new Error(`${file}: ${document.errors.join(', ')}`);
    return document.toJS();
  });
/** `${NAME:-default}` and `${NAME:?message}` of compose files. */
const substituted = (value: string) =>
  value.replace(/\$\{\w+(?::([-?])([^}]*))?\}/g, (_, kind, text) => (kind === '-' ? text : 'secret'));

const service = (name: string) => documents('compose.yaml')[0]?.['services'][name] as Yaml;
const site = () => service('site');
const manifests = globSync('deploy/kubernetes/*.yaml').map((file) => file.replace('deploy/', ''));
const resources = (kind: string) => manifests.flatMap(documents).filter((each) => each['kind'] === kind);
const unit = read('fieldhouse.service');
const unitValues = (name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

/** The variables that each of the files sets for the server. */
const environments: Record<string, () => Variables> = {
  Containerfile: () =>
    Object.fromEntries(
      [...(/^ENV ((?:.*\\\n)*.*)$/m.exec(read('Containerfile'))?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    ),
  'compose.yaml': () => ({
    // the others are for the services of the compose file
    ...Object.fromEntries(
      [...read('example.env').matchAll(/^(\w+)=(.*)$/gm)]
        .map(([, name = '', value = '']) => [name, value] as const)
        .filter(([name]) => !read('compose.yaml').includes(`\${${name}:`)),
    ),
    ...Object.fromEntries(
      Object.entries(site()['environment'] as Variables).map(([name, value]) => [name, substituted(String(value))]),
    ),
  }),
  'fieldhouse.service': () =>
    Object.fromEntries(
      unitValues('Environment')
        .flatMap((line) => line.split(' '))
        .map((pair) => pair.split('=') as [string, string]),
    ),
  'kubernetes/*.yaml': () => ({
    ...resources('ConfigMap')[0]?.['data'],
    ...resources('Secret')[0]?.['stringData'],
  }),
};
/** Variables of Node, of the C library and of the shell. */
const others = ['NODE_ENV', 'MALLOC_ARENA_MAX', 'PATH'];

describe.each(Object.keys(environments))('deploy/%s', (name) => {
  const variables = environments[name]?.() ?? {};

  test('sets only settings that exist', () => {
    const documented = readFileSync('docs/configuration.md', 'utf8');
    expect(Object.keys(variables).length).toBeGreaterThan(3);
    const unknown = Object.keys(variables).filter(
      (each) => !others.includes(each) && !documented.includes(`\`${each}\``),
    );
    expect(unknown).toEqual([]);
  });

  test('sets values that the server accepts', () => {
    expect(() => parseEnv(variables)).not.toThrow();
  });
});

test('container and systemd unit start the server with the flags of npm start', () => {
  const command: string[] = JSON.parse(/^CMD (\[.*\])$/m.exec(read('Containerfile'))?.[1] ?? '[]');
  expect(command).toEqual(['node', ...serverFlags, 'scripts/serve.ts', '--built']);
  expect(unitValues('ExecStart')).toEqual([`/usr/bin/env node ${serverFlags.join(' ')} scripts/serve.ts --built`]);
});

test('the files that the image copies exist, and nothing runs as root or writes outside /data and /tmp', () => {
  const containerfile = read('Containerfile');
  const copied = [...containerfile.matchAll(/^COPY --from=build \/app\/(.+) [\w./]+$/gm)].flatMap(([, paths = '']) =>
    paths.split(' ').map((each) => each.replace('/app/', '')),
  );
  expect(copied.filter((each) => each !== 'dist' && !existsSync(each))).toEqual([]);
  expect(copied).toEqual(expect.arrayContaining(['src', 'replay']));
  expect(copied).not.toContain('samples');
  expect(containerfile).toMatch(/npm ci --omit=dev/);
  expect(containerfile).toMatch(/^USER node$/m);
  expect(site()).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  const pods = [
    ...resources('Deployment').map((each) => each['spec'].template.spec),
    ...resources('CronJob').map((each) => each['spec'].jobTemplate.spec.template.spec),
  ];
  expect(pods).toHaveLength(2);
  for (const { securityContext, containers } of pods) {
    expect(securityContext.runAsNonRoot).toBe(true);
    expect(containers[0].securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
    });
    const mounted = containers[0].volumeMounts.map(({ mountPath }: Yaml) => mountPath);
    expect(mounted).toContain('/data');
  }
});

test('the site of the compose file owns the folders that it writes', () => {
  const owned = /RUN mkdir (.+) && chown node:node \1$/m.exec(read('Containerfile'))?.[1]?.split(' ') ?? [];
  const mounted = (site()['volumes'] as string[]).map((volume) => substituted(volume).split(':'));
  // Docker creates a missing folder of the machine for root, and fills a volume with the folder of the image
  const volumes = Object.keys(documents('compose.yaml')[0]?.['volumes'] ?? {});
  for (const [source = '', target] of mounted) {
    expect(volumes).toContain(source);
    expect(owned).toContain(target);
  }
});

test.each([
  ['200', 0],
  ['409', 0],
  ['403', 1],
])('the bucket of the compose file is there after the answer %s: exit %i', (status, exit) => {
  const [, , script] = service('bucket')['command'] as string[];
  const programs = `curl() { printf ${status}; }; sleep() { :; }; `;
  expect(spawnSync('sh', ['-c', programs + script?.replaceAll('$$', '$')]).status).toBe(exit);
});

test('probes ask for the process, which has its pages without the database as well', () => {
  const files = ['Containerfile', 'compose.yaml', 'varnish/fieldhouse.vcl', ...manifests];
  const settings = files.map((file) => read(file).replace(/^\s*#.*$/gm, '')).join('\n');
  expect(settings.match(/\/(?:healthz|readyz)\b/g)).toEqual(Array.from({ length: 5 }, () => '/healthz'));
});

test('the unit runs the Node of the packages', () => {
  const [, folder] = /^WorkingDirectory=(.*)$/m.exec(unit) ?? [];
  expect(environments['fieldhouse.service']?.()['PATH']).toMatch(new RegExp(`^${folder}/node_modules/\\.bin:`));
});

test('every manifest is listed, and selectors find their pods', () => {
  const [kustomization] = resources('Kustomization');
  const listed = ['kustomization.yaml', 'secret.example.yaml', ...(kustomization?.['resources'] ?? [])];
  expect(listed.sort()).toEqual(manifests.map((file) => file.replace('kubernetes/', '')).sort());
  const labels = resources('Deployment')[0]?.['spec'].template.metadata.labels;
  expect(resources('Service')[0]?.['spec'].selector).toEqual(labels);
  expect(resources('PodDisruptionBudget')[0]?.['spec'].selector.matchLabels).toEqual(labels);
});

test('the compose file runs Varnish with the configuration of deploy/varnish in front of the site, which purges it', () => {
  const { command, volumes, ports } = service('varnish');
  const [, , program] = command;
  const configuration = [...program.matchAll(/s\/([^/]+)\/([^/]+)\//g)].reduce(
    (text, [, pattern, by]) => text.replace(pattern, by),
    read('varnish/fieldhouse.vcl'),
  );
  const backend = /backend default \{[^}]*?\.port = "(\d+)";/.exec(configuration);
  expect(backend?.[0]).toContain('.host = "site"');
  expect(read('Containerfile')).toContain(`EXPOSE ${backend?.[1]}`);
  const [file] = volumes;
  expect([existsSync(`deploy/${file.split(':')[0]}`), program.includes(file.split(':')[1])]).toEqual([true, true]);
  const [, port, purgePort] = /-a :(\d+) -a purge=:(\d+) /.exec(program) ?? [];
  expect(substituted(site()['environment'].PURGE_URL)).toBe(`varnish://varnish:${purgePort}`);
  expect(ports.map((published: string) => published.split(':').at(-1))).toEqual([port]);
});

const isInstalled = (program: string) => spawnSync(program, ['--version']).status === 0;

test.skipIf(!isInstalled('systemd-analyze'))('systemd accepts the unit', () => {
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', 'deploy/fieldhouse.service'], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});

test.skipIf(spawnSync('kubectl', ['version', '--client']).status !== 0)('kubectl builds the manifests', () => {
  expect(execFileSync('kubectl', ['kustomize', 'deploy/kubernetes'], { encoding: 'utf8' })).toContain(
    'kind: Deployment',
  );
});
