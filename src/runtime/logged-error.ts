import pino from 'pino';

/** From the line of the parameters on, which may have several lines themselves, up to the stack. */
const parameters = /\nparams: [\s\S]*?(?=\n {4}at |$)/g;

/** What drivers put on errors beside the message that holds values of a query. */
const valueKeys = ['params', 'parameters', 'detail', 'where'];

/** An error as logs show it. A failed query carries the values it was run with, which may be those of a request. */
export function loggedError(error: Error): object {
  const { message, stack, ...facts } = pino.stdSerializers.err(error);
  const kept = Object.entries(facts).filter(([key]) => !valueKeys.includes(key));
  return {
    ...Object.fromEntries(kept),
    message: message.replace(parameters, ''),
    stack: stack.replace(parameters, ''),
  };
}
