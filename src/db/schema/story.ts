import { story as kind } from '../../content/stories/story.ts';
import { addressTableOf, tablesOf } from '../content/tables.ts';

const { main, joins } = tablesOf(kind);

export const story = main;
export const storySlug = addressTableOf(kind);
export const storySport = joins.sports.table;
export const storyGame = joins.games.table;
export const storyPerson = joins.people.table;
export const storyTag = joins.tags.table;
