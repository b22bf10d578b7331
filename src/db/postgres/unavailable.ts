/** Errors of the network and states of the server (docs: appendix A of Postgres) in which no query succeeds. */
const codes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  // connection exceptions, shutdown, crash, startup, too many connections, a standby
  ...['08000', '08001', '08003', '08004', '08006', '57P01', '57P02', '57P03', '53300', '25006'],
  'DATABASE_PAUSED',
]);
/** Errors of the driver, which have no code. */
const messages = /^(?:Query read timeout|timeout e|Connection terminated|Client has encountered a connection error)/;

/** Whether an error, or what caused it, reports that the database does not respond: the same query may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // the socket of the embedded database while it starts; other ENOENT are missing files
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return (code !== undefined && codes.has(code)) || messages.test(error.message) || isDatabaseUnavailable(error.cause);
}
