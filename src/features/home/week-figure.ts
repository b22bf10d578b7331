import { shortDay } from '../../domain/printed-date.ts';
import { enDashed, withThousands } from '../../web/text.ts';
import type { LeaderCard } from './find-leaders.ts';

type Line = {
  figure: number;
  /** "25 points", "20-37, 229 yards, 4 TD" */
  text: string;
  game: { atVs: string; opponent: string; date: string };
};

/** The figure of a game with its unit, then the rest of the line, the opponent and the day. */
export function weekFigure({ figure, text, game }: Line): Pick<LeaderCard, 'figure' | 'unit' | 'note'> {
  const [, unit] = text.match(new RegExp(`(?<![\\d.-])${figure} ((?!for)[a-z]+)`)) ?? [];
  const day = shortDay(game.date).replace(/ (?=\d)/, '\u00a0');
  return {
    figure: withThousands(String(figure)),
    unit,
    note: [text === `${figure} ${unit}` ? '' : `${enDashed(text)} `, `${game.atVs} ${game.opponent}, ${day}`].join(''),
  };
}
