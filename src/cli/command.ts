import type { Database } from '../db/client.ts';

/**
 * A file named on the command line: its base name with its bytes, or the reason why it was not read. A file too large for
 * memory has its absolute path, for commands that stream it.
 */
export type InputFile =
  | { name: string; bytes: Uint8Array }
  | { name: string; problem: string; path?: string | undefined };

export type CommandIo = {
  /** Prints a line of the result. */
  out: (line: string) => void;
  /** Prints a line about the run: summaries, warnings, errors. */
  err: (line: string) => void;
  /** Reports progress: replaces the previous report on a terminal, prints a line every ten seconds elsewhere. */
  progress: (text: string) => void;
};

export type CommandContext = {
  database: Database;
  /** Login or operating-system name of the user, for the audit trail. */
  actor: string;
  /** Port of the server, for printed URLs. */
  port: number;
  io: CommandIo;
  /** Purges what colleges withdrew from the shared cache, for a process that is not the server; with the reason if that fails. */
  purge?: ((tenantIds: readonly number[]) => Promise<string | undefined>) | undefined;
};

export type OptionValues = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

export type CommandInput = {
  args: readonly string[];
  options: OptionValues;
  /** The files named by options, then those named by arguments. Each is read when the iterator reaches it. */
  files: AsyncIterable<InputFile>;
  fileCount: number;
};

export type CommandOption = {
  /** In Commander's syntax: `--host <hosts...>`. */
  flags: string;
  description: string;
  required?: boolean;
  /** The value is a file to read. */
  isFile?: boolean;
};

/** What the program knows about a command before running it: plain data, which the build also stores. */
export type CommandDefinition = {
  /** Group and verb: "tenant create". */
  name: string;
  summary: string;
  argument?: {
    usage: string;
    description: string;
    isFile?: boolean;
    /** A folder is replaced by all files below it with these extensions (".xml"). */
    folders?: readonly string[];
  };
  options: readonly CommandOption[];
  /** Reads a password from standard input unless --password-file or --generate is given. */
  readsPassword?: boolean;
  /** Reads or writes so much that requests would wait: runs in the process of the command line, beside the server. */
  isLong?: boolean;
  /** A local command. */
  isLocal?: boolean;
  examples: readonly string[];
};

/** The commands of a group, as help lists them. */
export type GroupDefinition = { name: string; description: string; commands: CommandDefinition[] };

/** Runs in the server, or in the process of the command line. `run` resolves with the exit code. */
export type DatabaseCommand = CommandDefinition & {
  run: (context: CommandContext, input: CommandInput) => Promise<0 | 1>;
};

/** Runs in the process of the command line for as long as necessary, and calls database commands. */
export type LocalCommand = CommandDefinition & {
  runLocal: (context: LocalContext, input: LocalInput) => Promise<0 | 1>;
};

export type Command = DatabaseCommand | LocalCommand;

export type CommandGroup = {
  description: string;
  /** Imports the commands, which load most of the server. */
  load: () => Promise<readonly Command[]>;
};

export type LocalContext = {
  io: CommandIo;
  /** Runs a database command; `undefined` when the server or the database is unreachable or disconnects. */
  tryRun: (
    command: LocalInput & { command: string },
    files: readonly InputFile[],
    io: CommandIo,
  ) => Promise<number | undefined>;
  /** Aborts on SIGINT, SIGTERM and SIGHUP, after which the command has to end. */
  signal: AbortSignal;
};

export type LocalInput = Pick<CommandInput, 'args' | 'options'>;

/** A parsed command line. */
export type Invocation = {
  command: string;
  args: readonly string[];
  options: OptionValues;
  /** Paths of the files to read. */
  files: readonly string[];
  /** Extensions of the files to read if a path is a folder. */
  folders?: readonly string[];
  isLong?: boolean;
  isLocal?: boolean;
};
