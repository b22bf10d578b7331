import pino from 'pino';

import { databaseDamage } from './database-damage.ts';

/** Matches the parameters of a failed query, possibly on several lines, up to the stack. */
const parameters = /\nparams: [\s\S]*?(?=\n {4}at |$)/g;

/** Properties of driver errors that contain values from the query. */
const valueKeys = ['params', 'parameters', 'detail', 'where'];

/**
 * Serializes an error for the log, without the parameters of a failed query, which may be values from a request. Damage of the
 * database is named with its remedy.
 */
export function loggedError(error: Error): object {
  const { message, stack, ...facts } = pino.stdSerializers.err(error);
  const safe = Object.entries(facts).filter(([key]) => !valueKeys.includes(key));
  const remedy = databaseDamage(error);
  return {
    ...(remedy && { remedy }),
    ...Object.fromEntries(safe),
    message: message.replace(parameters, ''),
    stack: stack.replace(parameters, ''),
  };
}
