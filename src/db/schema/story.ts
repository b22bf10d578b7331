import { story as kind } from '../../content/stories/story.ts';
import { formerAddressesOf, joinTableOf, tableOf } from '../../content/table.ts';

export const story = tableOf(kind);
export const storySlug = formerAddressesOf<'storyId', 'localDate'>(kind);
export const storySport = joinTableOf<'storyId' | 'sportId'>(kind, 'sports');
export const storyGame = joinTableOf<'storyId' | 'gameId'>(kind, 'games');
