import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { GamePanels } from './panels.tsx';

export const boxScorePanels = defineMarkup('features/game/panels', GamePanels);
