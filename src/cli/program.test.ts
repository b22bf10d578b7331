import { globSync, readFileSync } from 'node:fs';
import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { command as liveReplay } from '../../replay/live-replay.ts';
import { createTempFolder, removeTempFolder } from '../testing/temp-folder.ts';
import { describeCommands, findCommand, loadGroups } from './commands.ts';
import { loadDefinitions } from './definitions.ts';
import { createProgram } from './program.ts';

const definitions = await describeCommands();
const commands = definitions.flatMap((group) => group.commands);
const cases = commands.map((command) => [command.name, command] as const);

const helpOf = (name: string) => {
  const [group, verb] = name.split(' ');
  const program = createProgram(definitions, async () => {})
    .commands.find((candidate) => candidate.name() === group)
    ?.commands.find((candidate) => candidate.name() === verb);
  let text = '';
  program?.configureOutput({ writeOut: (line) => (text += line) }).outputHelp();
  return text;
};

test('definitions are those that the build stored, or those of the commands if a source is newer', async () => {
  const stored = [{ name: 'stored', description: '', commands: [] }];
  const folder = await createTempFolder('fieldhouse-definitions-');
  const file = path.join(folder, 'commands.json');
  expect((await loadDefinitions(file)).map(({ name }) => name)).toContain('tenant');
  await writeFile(file, JSON.stringify(stored));
  expect(await loadDefinitions(file)).toEqual(stored);
  await utimes(file, 1, 1);
  expect(await loadDefinitions(file)).toEqual(definitions);
  await removeTempFolder(folder);
});

test('live replay, which is beside src, is a command of its group and runs in the process of the command line', async () => {
  expect(await findCommand('live replay')).toBe(liveReplay);
  const ofGroup = definitions.find(({ name }) => name === 'live')?.commands.map(({ name, isLocal }) => [name, isLocal]);
  expect(ofGroup).toContainEqual(['live replay', true]);
  expect(ofGroup).toContainEqual(['live put', undefined]);
});

describe('every command', () => {
  test.each(cases)('%s has help with examples', (name, command) => {
    const text = helpOf(name);
    for (const example of command.examples) expect(text).toContain(`npm run cli -- ${example}`);
    expect(command.examples.length).toBeGreaterThan(0);
    for (const example of command.examples) expect(example.startsWith(name)).toBe(true);
  });

  test('has a unique name that begins with its group', async () => {
    const names = commands.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const [group, { load }] of Object.entries(await loadGroups())) {
      for (const { name } of await load()) expect(name.split(' ')).toEqual([group, expect.any(String)]);
    }
  });

  test.each(cases)('%s parses its own examples', async (_, command) => {
    for (const example of command.examples) {
      const program = createProgram(definitions, async () => {}).exitOverride();
      await expect(program.parseAsync(['node', 'cli', ...splitArguments(example)])).resolves.toBeDefined();
    }
  });
});

const documented = globSync(['README.md', 'docs/*.md']).flatMap((file) =>
  [
    ...readFileSync(file, 'utf8')
      .replaceAll(/\\\n/g, '')
      .matchAll(/^ *npm run cli -- (.*)$/gm),
  ].map(([, line = '']) => [file, line.replace(/ +#.*$| [>|] .*$/, '')] as const),
);

test.each(documented)('%s: npm run cli -- %s parses', async (_, line) => {
  const program = createProgram(definitions, async () => {}).exitOverride();
  await expect(program.parseAsync(splitArguments(line), { from: 'user' })).resolves.toBeDefined();
});

/** Splits a line into arguments as a shell does. */
const splitArguments = (line: string) =>
  [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '');
