import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { SportBar } from './sport-bar.tsx';

export const sportBar = defineMarkup('features/layout/sport-bar', SportBar);
