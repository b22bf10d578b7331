import { type } from 'arktype';

const optionValue = type('string | boolean | string[]');

/** Client to server: a parsed command, followed by its files and an end marker. */
const commandRequest = type({
  command: 'string',
  args: 'string[]',
  options: type({ '[string]': optionValue }),
  fileCount: 'number.integer >= 0',
  actor: 'string > 0',
});
/** Client to server: an unparsed command line. The server declines one that reads files or is long. */
const lineRequest = type({
  argv: 'string[]',
  /** SHA-256 of the client's DATABASE_URL, empty without one. A server with another database declines. */
  database: 'string',
  columns: 'number.integer > 0',
  /** Name of the user. The server trusts it, because only the owner of the socket can connect. */
  actor: 'string > 0',
});
export const request = commandRequest.or(lineRequest);

export const filePart = type({ name: 'string', bytes: 'string' })
  .or({ name: 'string', problem: 'string', 'path?': 'string' })
  .or({ end: 'true' });
