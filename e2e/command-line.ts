import { requireCommand } from '../acceptance/run/run-command.ts';

/** The server under test, for commands. */
export const server = { dataDir: process.env['E2E_DATA_DIR'] ?? '', databaseUrl: process.env['DATABASE_URL'] };

/** Runs `npm run cli -- …` on the server under test and resolves to its output; throws unless it succeeds. */
export const runCommand = (...argv: string[]): Promise<string> => requireCommand(server, ...argv);
