import type { GameFacts } from './game-facts.ts';
import type { Topic } from './leads.ts';
import type { Phrases, Wording } from './phrases.ts';

/** Writes about a topic of the list that the story has not told yet. */
export function pickTopic(
  facts: GameFacts,
  list: readonly { topic: Topic; text: Wording<GameFacts> }[],
  told: Set<Topic>,
  phrases: Phrases,
): string | undefined {
  const fitting = list.filter(({ topic, text }) => !told.has(topic) && text(facts) !== undefined);
  if (fitting.length === 0) return undefined;
  const { topic, text } = phrases.pick(fitting);
  told.add(topic);
  return text(facts);
}
