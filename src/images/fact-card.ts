import { type CardCollege, cardColors, cardLine, commonHeight } from './scoreboard-letters.ts';

/** What a share card shows; parts without text are left out. */
export type CardFacts = {
  /** Small, above the title. */
  heading: string;
  title: string;
  /** A record or number, on a panel. */
  figure?: string | undefined;
  detail?: string | undefined;
  /** Two teams with their scores, in place of title and figure. */
  teams?: readonly [CardTeam, CardTeam];
};
export type CardTeam = { name: string; score: number | null };

/** A share card, 1600 by 900: facts as on a scoreboard, in the college's colors. */
export function factCardSvg(college: CardCollege, { heading, title, figure, detail, teams }: CardFacts): string {
  const { ground, ink, light } = cardColors(college);
  const line = (text: string | undefined, color: string, y: number, height: number, width = 1360) =>
    text ? cardLine(text, color, { x: 120, y, width, height }) : '';
  const panel = (y: number, height: number) =>
    `<path fill="${ink}" opacity=".12" d="M24 ${y}H1600V${y + height}H24Z"/>`;
  const board = teams
    ? panel(230, 450) + teamRows(teams)
    : `${line(title, ink, 240, figure ? 150 : 220)}${figure ? panel(470, 230) + line(figure, light, 505, 160) : ''}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900"><path fill="${ground}" d="M0 0H1600V900H0Z"/><path fill="${light}" d="M0 0H24V900H0Z"/>${line(heading, light, 110, 64)}${board}${line(detail ?? college.shortName, ink, 756, 60)}</svg>`;

  /** The names in letters of one size, and the scores at the right edge. */
  function teamRows(rows: readonly CardTeam[]): string {
    const width = rows.every(({ score }) => score === null) ? 1360 : 1010;
    const height = commonHeight(
      rows.map(({ name }) => name),
      { width, height: 150 },
    );
    return rows
      .map(({ name, score }, index) => {
        const y = 270 + index * 215;
        const figure = score === null ? '' : cardLine(String(score), light, { x: 1190, y, width: 290, height: 150 });
        return line(name, ink, y + (150 - height) / 2, height, width) + figure;
      })
      .join('');
  }
}
