import { defineMarkup } from './markup/define-markup.ts';
import { StoryGrid } from './story-grid.tsx';

export const storyGrid = defineMarkup('ui/story-grid', StoryGrid);
