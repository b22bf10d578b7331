import type { Suggestion } from './suggestion-option.ts';

/** Undefined for an aborted or failed request: the form works without suggestions. */
export async function findSuggestions(text: string, signal: AbortSignal): Promise<Suggestion[] | undefined> {
  try {
    const response = await fetch(`/api/v2/search/suggestions?q=${encodeURIComponent(text.slice(0, 100))}`, { signal });
    if (!response.ok) return undefined;
    const { items }: { items: Suggestion[] } = await response.json();
    return items;
  } catch {
    return undefined;
  }
}
