import { Command as Program } from 'commander';

import { type Command, commandName, type Invocation, type OptionValues } from './command.ts';
import { commandGroups } from './commands.ts';
import { typedPassword } from './input-files.ts';

const typed = 'npm run cli --';

/** Where a program prints help and usage errors instead of the terminal, and how wide. It throws then in place of exiting. */
type Output = { out: (text: string) => void; err: (text: string) => void; columns: number };

/** The command-line program with some of its commands; `perform` gets what was typed. Commander answers `--help` and wrong usage itself. */
export function createProgram(
  commands: readonly Command[],
  perform: (invocation: Invocation) => Promise<void>,
  output?: Output,
): Program {
  const program = new Program(typed)
    .description('Fieldhouse: manage colleges and import their data')
    .showHelpAfterError(`(see ${typed} --help)`)
    .addHelpText('after', examples(['import game games/*.xml --tenant unc', 'import game --help']));
  if (output) {
    const { out: writeOut, err: writeErr, columns } = output;
    const width = () => columns;
    program.exitOverride().configureOutput({ writeOut, writeErr, getOutHelpWidth: width, getErrHelpWidth: width });
  }
  for (const [group, { description }] of Object.entries(commandGroups)) {
    const part = program.command(group).description(description);
    for (const command of commands) if (command.words[0] === group) addCommand(part, command, perform);
  }
  return program;
}

function addCommand(part: Program, command: Command, perform: (invocation: Invocation) => Promise<void>): void {
  const program = part
    .command(command.words[1])
    .description(command.summary)
    .addHelpText('after', examples(command.examples));
  program.showHelpAfterError(`(see ${typed} ${commandName(command)} --help)`);
  if (command.argument) program.argument(command.argument.usage, command.argument.description);
  for (const { flags, description, required } of command.options) {
    if (required) program.requiredOption(flags, description);
    else program.option(flags, description);
  }
  program.action(async () => {
    const options: OptionValues = program.opts();
    await perform({
      command: commandName(command),
      args: program.args,
      options,
      files: filesOf(command, program, options),
      ...(command.argument?.folders && { folders: command.argument.folders }),
    });
  });
}

function filesOf(command: Command, program: Program, options: OptionValues): string[] {
  const fileOptions = program.options.filter(({ flags }) =>
    command.options.some((option) => option.isFile && option.flags === flags),
  );
  const named = fileOptions
    .flatMap((option) => options[option.attributeName()] ?? [])
    .filter((value) => typeof value === 'string');
  const typed = command.needsPassword?.(options) ? [typedPassword] : [];
  return [...named, ...(command.argument?.isFile ? program.args : []), ...typed];
}

const examples = (lines: readonly string[]) => `\nExamples:\n${lines.map((line) => `  ${typed} ${line}`).join('\n')}\n`;
