import { type } from 'arktype';

const optionValue = type('string | boolean | string[]');

/** Client to server: a command first, then its files, then the end. */
const commandRequest = type({
  command: 'string',
  args: 'string[]',
  options: type({ '[string]': optionValue }),
  fileCount: 'number.integer >= 0',
  actor: 'string > 0',
});
/** Client to server: a command line as typed. The server parses it, and asks for its files where it has any. */
const lineRequest = type({
  argv: 'string[]',
  /** SHA-256 of the client's DATABASE_URL, empty without one: only a server of the same database may answer. */
  database: 'string',
  columns: 'number.integer > 0',
  /** Name of the user; only the owner of the socket can connect, so the server trusts it. */
  actor: 'string > 0',
});
export const request = commandRequest.or(lineRequest);

export const fileCount = type({ fileCount: 'number.integer >= 0' });
export const filePart = type({ name: 'string', bytes: 'string' })
  .or({ name: 'string', problem: 'string' })
  .or({ end: 'true' });
