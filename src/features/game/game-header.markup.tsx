import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { GameHeader } from './game-header.tsx';

export const gameHeader = defineMarkup('features/game/game-header', GameHeader);
