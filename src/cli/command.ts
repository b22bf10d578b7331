import type { Database } from '../db/client.ts';

/** A file named on the command line: its base name with its bytes, or why it could not be read. */
export type InputFile = { name: string; bytes: Uint8Array } | { name: string; problem: string };

export type CommandIo = {
  /** A line of the result. */
  out: (line: string) => void;
  /** A line about the work: summaries, warnings, refusals. */
  err: (line: string) => void;
  /** What is being done just now: one line that the next one replaces on a terminal, now and then a line elsewhere. */
  progress: (text: string) => void;
};

export type CommandContext = {
  database: Database;
  /** Login or operating-system name of the user, for the audit trail. */
  actor: string;
  /** Port of the server, for the addresses that are printed. */
  port: number;
  io: CommandIo;
};

export type OptionValues = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

export type CommandInput = {
  args: readonly string[];
  options: OptionValues;
  /** The files named by options and arguments, in that order, read one after the other. */
  files: AsyncIterable<InputFile>;
  fileCount: number;
};

export type CommandOption = {
  /** As Commander writes them: `--host <hosts...>`. */
  flags: string;
  description: string;
  required?: true;
  /** Its value is a file to read. */
  isFile?: true;
};

type CommandFacts = {
  words: readonly [group: string, verb: string];
  summary: string;
  argument?: {
    usage: string;
    description: string;
    isFile?: true;
    /** A folder stands for its files that end so (".xml"), however deep. */
    folders?: readonly string[];
  };
  options: readonly CommandOption[];
  /** Reads a password from standard input, asked for on a terminal, where no option says where it comes from. */
  needsPassword?: (options: OptionValues) => boolean;
  examples: readonly string[];
};

/** A command that is done where the database is. `run` resolves with the exit code. */
export type ServedCommand = CommandFacts & {
  run: (context: CommandContext, input: CommandInput) => Promise<0 | 1>;
};

/** A command that stays in the process of the command line, for as long as it takes, and has others done where the database is. */
export type StayingCommand = CommandFacts & {
  stay: (context: StayingContext, input: StayingInput) => Promise<0 | 1>;
};

/** One command as data; the program is made from the list of them. */
export type Command = ServedCommand | StayingCommand;

export type StayingContext = {
  io: CommandIo;
  /** Has a served command done; `undefined` when neither a server nor the database could be reached, or went away before the end. */
  attempt: (
    command: StayingInput & { command: string },
    files: readonly InputFile[],
    io: CommandIo,
  ) => Promise<number | undefined>;
  /** Aborts when the process is told to stop. */
  signal: AbortSignal;
};

export type StayingInput = Pick<CommandInput, 'args' | 'options'>;

/** A command as typed: which, with what. `files` are the paths to read. */
export type Invocation = {
  command: string;
  args: readonly string[];
  options: OptionValues;
  files: readonly string[];
  /** Extensions of the files that are taken from a folder among them. */
  folders?: readonly string[];
};

export const commandName = ({ words }: Pick<CommandFacts, 'words'>): string => words.join(' ');
