import { describe, expect, test } from 'vitest';

import { type Command, commandName } from './command.ts';
import { commandGroups, commands } from './commands.ts';
import { createProgram } from './program.ts';

const help = (command: Command) => {
  const program = createProgram(async () => {});
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

  test('has a name of its own, in a group that is described', () => {
    const names = commands.map(commandName);
    expect(new Set(names).size).toBe(names.length);
    for (const { words } of commands) expect(Object.keys(commandGroups)).toContain(words[0]);
  });

  test.each(commands.map((command) => [commandName(command), command] as const))(
    '%s takes its own examples',
    async (_, command) => {
      for (const example of command.examples) {
        const program = createProgram(async () => {}).exitOverride();
        await expect(program.parseAsync(['node', 'cli', ...wordsOf(example)])).resolves.toBeDefined();
      }
    },
  );
});

/** The words of a line as a shell reads them. */
const wordsOf = (line: string) =>
  [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '');
