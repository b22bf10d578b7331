import type { BoxScore } from '../../domain/box-score.ts';
import type { GlobalSport } from '../../domain/global-sports.ts';
import { basketballGender } from '../basketball-gender.ts';

type Gender = GlobalSport['gender'];

const sportWords = 'bb|bbl|bball|bkb|basketball|soc|soccer|hk|hky|hockey|ih|lax|lacrosse|vb|vball|volleyball|wp|wpolo';
const inFileName = new RegExp(
  `(?:^|[^a-z])([mw])(?:omen'?s?|en'?s?)?[-_ ]?(?:ice[-_ ]?)?(?:${sportWords})(?![a-z])`,
  'i',
);

/** Gender from a file name ("wsoc-…", "mens-lacrosse.xml"); `undefined` if the name does not say. */
export function genderInFileName(fileName: string): Gender | undefined {
  const letter = inFileName.exec(fileName)?.[1]?.toLowerCase();
  return letter === undefined ? undefined : letter === 'w' ? 'f' : 'm';
}

/** Gender from the game's own data; `undefined` if the rules and statistics are the same. */
export function genderInGame(game: BoxScore): Gender | undefined {
  const month = Temporal.PlainDate.from(game.venue.date).month;
  switch (game.family) {
    case 'basketball':
      return basketballGender(game.regulationPeriods, game.venue.date);
    case 'volleyball':
      // women play in the fall, men in the spring
      return month >= 8 ? 'f' : 'm';
    case 'lacrosse':
      if (hasFigure(game, 'dc')) return 'f';
      return hasFigure(game, 'fow') ? 'm' : undefined;
    default:
      return undefined;
  }
}

/** Probable gender: enough to choose between a college's existing teams, not to create one. */
export const likelyGender = ({ family, regulationPeriods }: BoxScore): Gender | undefined =>
  family === 'basketball' && regulationPeriods === 4 ? 'f' : undefined;

function hasFigure(game: BoxScore, key: string): boolean {
  return [game.home, game.away].some((team) =>
    [team, ...team.players].some(({ stats }) => Number(stats['field']?.[key]) > 0),
  );
}
