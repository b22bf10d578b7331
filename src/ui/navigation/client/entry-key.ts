/** The key of a history entry, under which its scroll position is saved; undefined for a new entry. */
export const entryKey = (state: unknown = history.state): string | undefined =>
  typeof state === 'object' && state && 'entry' in state && typeof state.entry === 'string' ? state.entry : undefined;
