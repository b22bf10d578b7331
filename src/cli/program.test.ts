import { describe, expect, test } from 'vitest';

import { type Command, commandName } from './command.ts';
import { commandGroups, loadCommands } from './commands.ts';
import { createProgram } from './program.ts';

const commands = await loadCommands(Object.keys(commandGroups));

const help = (command: Command) => {
  const program = createProgram(commands, async () => {});
  const part = program.commands.find((one) => one.name() === command.words[0]);
  let text = '';
  const one = part?.commands.find((one) => one.name() === command.words[1]);
  one?.configureOutput({ writeOut: (line) => (text += line) }).outputHelp();
  return text;
};

describe('every command', () => {
  test.each(commands.map((command) => [commandName(command), command] as const))(
    '%s has help with examples',
    (_, command) => {
      const text = help(command);
      for (const example of command.examples) expect(text).toContain(`npm run cli -- ${example}`);
      expect(command.examples.length).toBeGreaterThan(0);
      for (const example of command.examples) expect(example.startsWith(`${commandName(command)}`)).toBe(true);
    },
  );

  test('has a name of its own, and is in the group that its name begins with', async () => {
    const names = commands.map(commandName);
    expect(new Set(names).size).toBe(names.length);
    for (const [group, { load }] of Object.entries(commandGroups)) {
      for (const { words } of await load()) expect(words[0]).toBe(group);
    }
  });

  test.each(commands.map((command) => [commandName(command), command] as const))(
    '%s takes its own examples',
    async (_, command) => {
      for (const example of command.examples) {
        const program = createProgram(commands, async () => {}).exitOverride();
        await expect(program.parseAsync(['node', 'cli', ...wordsOf(example)])).resolves.toBeDefined();
      }
    },
  );
});

/** The words of a line as a shell reads them. */
const wordsOf = (line: string) =>
  [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '');
