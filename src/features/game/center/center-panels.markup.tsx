import { defineMarkup } from '../../../ui/markup/define-markup.ts';
import { CenterPanels } from './center-panels.tsx';

export const centerPanels = defineMarkup('features/game/center/center-panels', CenterPanels);
