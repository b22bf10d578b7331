/** Creates an error that the user can fix. Its message states the problem, its location and the remedy. */
export const usageError = (message: string): Error => Object.assign(new Error(message), { code: 'USAGE' });

export const isUsageError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'USAGE';
