import { defineMarkup } from '../markup/define-markup.ts';
import { Campaigns } from './campaigns.tsx';

export const campaigns = defineMarkup('ui/promotion/campaigns', Campaigns);
