import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { NextGameFacts } from './next-game-facts.tsx';

export const nextGameFacts = defineMarkup('features/home/next-game-facts', NextGameFacts);
