import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { ScoreboardStrip } from './scoreboard-strip.tsx';

export const scoreboardStrip = defineMarkup('features/home/scoreboard-strip', ScoreboardStrip);
