import type { AnswerOf } from '../../content/define-content.ts';
import type { allAmerican } from '../../content/honors/all-american.ts';
import type { award } from '../../content/honors/award.ts';
import type { awardWinner } from '../../content/honors/award-winner.ts';
import type { inductee } from '../../content/honors/inductee.ts';

export type Inductee = AnswerOf<(typeof inductee)['fields']>;
export type Award = AnswerOf<(typeof award)['fields']>;
export type AwardWinner = AnswerOf<(typeof awardWinner)['fields']>;
export type AllAmerican = AnswerOf<(typeof allAmerican)['fields']>;
