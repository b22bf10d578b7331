import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { NextGameWords } from './next-game-words.tsx';

export const nextGameWords = defineMarkup('features/schedule/next-game-words', NextGameWords);
