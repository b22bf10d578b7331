import { deficitOf } from './course-of-points.ts';
import type { GameFacts } from './game-facts.ts';
import { headlineVerb } from './headline-verb.ts';
import type { Phrases } from './phrases.ts';
import type { Star } from './stars.ts';
import { capitalized } from './words.ts';

/** A headline, and whether it names the first star. */
export function titleOf(
  facts: GameFacts,
  star: Star | undefined,
  phrases: Phrases,
): { title: string; namesStar: boolean } {
  const { kind, us, them, score, extra, outcome } = facts;
  const nick = capitalized(us.nick.replace('the ', ''));
  const verb = headlineVerb(kind.family, us.score, them.score, phrases);
  const plain = { title: `${nick} ${verb} ${them.name}, ${score}${extra}`, namesStar: false };
  const others = [
    outcome === 'win' &&
      kind.family !== 'volleyball' &&
      deficitOf(facts) && { title: `${nick} rally past ${them.name}, ${score}${extra}`, namesStar: false },
    outcome === 'win' && star && { title: `${star.present} as ${nick} ${verb} ${them.name}`, namesStar: true },
    outcome === 'loss' && {
      title: `${them.name} ${phrases.pick(theirVerbs)} ${nick}, ${score}${extra}`,
      namesStar: false,
    },
  ].filter((title) => title !== undefined && title !== false);
  const [other] = others;
  return other && phrases.pick(styles) === 'own' ? phrases.pick(others) : plain;
}

const styles = ['plain', 'own'];
const theirVerbs = ['gets by', 'tops', 'holds off', 'turns back', 'takes it from'];
