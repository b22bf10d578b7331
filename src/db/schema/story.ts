import { story as kind } from '../../content/stories/story.ts';
import { type TableOf, tableOf, tablesOf } from '../../content/table.ts';

const { formerAddresses, joins } = tablesOf(kind);

export const story = tableOf(kind);
export const storySlug = formerAddresses?.table as unknown as TableOf<{
  tenantId: number;
  localDate: string;
  slug: string;
  storyId: number;
}>;
export const storySport = joins.get('sports')?.table as unknown as TableOf<
  Record<'tenantId' | 'storyId' | 'sportId', number>
>;
export const storyGame = joins.get('games')?.table as unknown as TableOf<
  Record<'tenantId' | 'storyId' | 'gameId', number>
>;
export const storyPerson = joins.get('people')?.table as unknown as TableOf<
  Record<'tenantId' | 'storyId' | 'personId', number>
>;
export const storyTag = joins.get('tags')?.table as unknown as TableOf<
  Record<'tenantId' | 'storyId' | 'tagId', number>
>;
