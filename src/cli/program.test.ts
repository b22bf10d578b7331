import { globSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { describeCommands, loadGroups } from './commands.ts';
import manifest from './manifest.json' with { type: 'json' };
import { createProgram } from './program.ts';

const commands = (await describeCommands()).flatMap((group) => group.commands);
const cases = commands.map((command) => [command.name, command] as const);

const helpOf = (name: string) => {
  const [group, verb] = name.split(' ');
  const program = createProgram(async () => {})
    .commands.find((candidate) => candidate.name() === group)
    ?.commands.find((candidate) => candidate.name() === verb);
  let text = '';
  program?.configureOutput({ writeOut: (line) => (text += line) }).outputHelp();
  return text;
};

test('the manifest defines every command: after a change run `node scripts/command-manifest.ts`', async () => {
  expect(manifest).toEqual(JSON.parse(JSON.stringify(await describeCommands())));
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
      const program = createProgram(async () => {}).exitOverride();
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
  const program = createProgram(async () => {}).exitOverride();
  await expect(program.parseAsync(splitArguments(line), { from: 'user' })).resolves.toBeDefined();
});

/** Splits a line into arguments as a shell does. */
const splitArguments = (line: string) =>
  [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '');
