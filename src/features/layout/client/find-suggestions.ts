import { serviceAddress } from '../../../routing/service-addresses.ts';
import type { Suggestion } from './suggestion-option.ts';

/** Suggestions for a text; undefined if the request was aborted or failed, because the form works without them. */
export async function findSuggestions(text: string, signal: AbortSignal): Promise<Suggestion[] | undefined> {
  try {
    const response = await fetch(serviceAddress('searchSuggestions', {}, { q: text.slice(0, 100) }), { signal });
    if (!response.ok) return undefined;
    const { items }: { items: Suggestion[] } = await response.json();
    return items;
  } catch {
    return undefined;
  }
}
