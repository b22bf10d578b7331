/** The key of a history entry, by which its scroll position is saved; undefined for an entry that has none yet. */
export const entryKey = (state: unknown = history.state): string | undefined =>
  typeof state === 'object' && state && 'entry' in state && typeof state.entry === 'string' ? state.entry : undefined;
