import type { Sport } from '../../domain/sport.ts';
import { quoted } from '../../routing/list-query.ts';
import { type LoadRefusal, refuse } from '../../routing/load.ts';
import { resultTypeLabels, resultTypes } from './result-types.ts';
import { resultsAddress } from './results-address.ts';

const names = resultTypes
  .filter((type) => type !== 'all')
  .map((type) => `${type} (${resultTypeLabels[type].toLowerCase()})`)
  .join(', ');

/** Refuses an unknown result type. */
export const refuseResultType = (value: string, sport: Sport): LoadRefusal =>
  refuse(`type is ${quoted(value)}. Use one of ${names}, or all.`, {
    title: `${sport.title} results`,
    href: resultsAddress(sport, undefined),
  });
