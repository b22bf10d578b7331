import type { Suggestion } from './suggestion-option.ts';

/** Suggestions for a text; undefined if the request was aborted or failed, because the form works without them. */
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
