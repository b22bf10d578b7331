import { Command as Program } from 'commander';

import packageJson from '../../package.json' with { type: 'json' };
import type { CommandDefinition, GroupDefinition, Invocation, OptionValues } from './command.ts';
import { passwordInput } from './input-files.ts';

const prefix = 'npm run cli --';

/** Replaces the terminal for help and usage errors. The program then throws instead of exiting. */
type Output = { out: (text: string) => void; err: (text: string) => void; columns: number };

/** Creates the command-line program of the defined commands, which calls `dispatch` with the parsed command. */
export function createProgram(
  groups: readonly GroupDefinition[],
  dispatch: (invocation: Invocation) => Promise<void>,
  output?: Output,
): Program {
  const program = new Program(prefix)
    .description('Fieldhouse: manage colleges and import their data')
    .version(packageJson.version)
    .showHelpAfterError(`(see ${prefix} --help)`)
    .addHelpText('after', examples(['import game games/*.xml --tenant unc', 'import game --help']));
  if (output) {
    const { out: writeOut, err: writeErr, columns } = output;
    const width = () => columns;
    program.exitOverride().configureOutput({ writeOut, writeErr, getOutHelpWidth: width, getErrHelpWidth: width });
  }
  for (const { name, description, commands } of groups) {
    const group = program.command(name).description(description);
    for (const command of commands) addCommand(group, command, dispatch);
  }
  return program;
}

function addCommand(
  group: Program,
  command: CommandDefinition,
  dispatch: (invocation: Invocation) => Promise<void>,
): void {
  const program = group
    .command(command.name.replace(/^.* /, ''))
    .description(command.summary)
    .addHelpText('after', examples(command.examples));
  program.showHelpAfterError(`(see ${prefix} ${command.name} --help)`);
  const { usage = '', description = '' } = command.argument ?? {};
  const [first, ...others] = usage.split(' ').filter(Boolean);
  if (first) program.argument(first, description);
  for (const other of others) program.argument(other);
  for (const { flags, description, required } of command.options) {
    if (required) program.requiredOption(flags, description);
    else program.option(flags, description);
  }
  program.action(async () => {
    const options: OptionValues = program.opts();
    await dispatch({
      command: command.name,
      args: program.args,
      options,
      files: filesOf(command, program, options),
      ...(command.argument?.folders && { folders: command.argument.folders }),
      ...(command.isLong && { isLong: true }),
      ...(command.isLocal && { isLocal: true }),
    });
  });
}

function filesOf(command: CommandDefinition, program: Program, options: OptionValues): string[] {
  const fileOptions = program.options.filter(({ flags }) =>
    command.options.some((option) => option.isFile && option.flags === flags),
  );
  const named = fileOptions
    .flatMap((option) => options[option.attributeName()] ?? [])
    .filter((value) => typeof value === 'string');
  const password = command.readsPassword && !options['passwordFile'] && !options['generate'] ? [passwordInput] : [];
  return [...named, ...(command.argument?.isFile ? program.args : []), ...password];
}

const examples = (lines: readonly string[]) =>
  `\nExamples:\n${lines.map((line) => `  ${prefix} ${line}`).join('\n')}\n`;
