import { type CardCollege, cardColors, cardLine } from './scoreboard-letters.ts';

/** The share card of a college, 1600 by 900: its name as on a scoreboard, in its colors. */
export function collegeCardSvg(college: CardCollege): string {
  const { ground, ink, light } = cardColors(college);
  const name = cardLine(college.shortName, ink, { x: 120, y: 260, width: 1360, height: 240 });
  const field = cardLine('Athletics', light, { x: 120, y: 690, width: 900, height: 80 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900"><path fill="${ground}" d="M0 0H1600V900H0Z"/><path fill="${ink}" opacity=".12" d="M0 120H1600V584H0Z"/><path fill="${light}" d="M0 0H24V900H0ZM0 580H1600V588H0Z"/>${name}${field}</svg>`;
}
