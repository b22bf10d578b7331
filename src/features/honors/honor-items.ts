import type { ItemOf } from '../../content/define-content.ts';
import type { allAmerican } from '../../content/honors/all-american.ts';
import type { award } from '../../content/honors/award.ts';
import type { awardWinner } from '../../content/honors/award-winner.ts';
import type { inductee } from '../../content/honors/inductee.ts';

export type Inductee = ItemOf<(typeof inductee)['fields']>;
export type Award = ItemOf<(typeof award)['fields']>;
export type AwardWinner = ItemOf<(typeof awardWinner)['fields']>;
export type AllAmerican = ItemOf<(typeof allAmerican)['fields']>;
