import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { StoryText } from './story-text.tsx';

export const storyText = defineMarkup('features/story/story-text', StoryText);
