import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { HeaderBar } from './header-bar.tsx';

export const header = defineMarkup('features/layout/header', HeaderBar);
