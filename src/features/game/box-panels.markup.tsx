import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { BoxPanels } from './box-panels.tsx';

export const boxPanels = defineMarkup('features/game/box-panels', BoxPanels);
