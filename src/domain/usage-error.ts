/** An error that the person at the command line can fix. Its message says what is wrong, where, and what to do. */
export const usageError = (message: string): Error => Object.assign(new Error(message), { code: 'USAGE' });

export const isUsageError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'USAGE';
