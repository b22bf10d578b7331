import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { Footer } from './footer.tsx';

export const footer = defineMarkup('features/layout/footer', Footer);
