import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { FooterBar } from './footer-bar.tsx';

export const footer = defineMarkup('features/layout/footer', FooterBar);
