import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { Header } from './header.tsx';

export const header = defineMarkup('features/layout/header', Header);
