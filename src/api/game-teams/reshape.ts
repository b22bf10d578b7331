import type { Side } from '../../domain/side.ts';
import type { Tenant } from '../../domain/tenant.ts';
import type { ScoreBook } from '../stats/score-book.ts';
import { scoreText } from '../stats/score-text.ts';
import type { GameTeam, GameTeams } from './schema.ts';

export function toGameTeams(book: ScoreBook, site: { tenant: Tenant; origin: string }): GameTeams[number] {
  return {
    gameId: book.game.id,
    home: toTeam(book, 'home'),
    visit: toTeam(book, 'away'),
    homeTeam: toLogo(book, 'home', site),
    visitTeam: toLogo(book, 'away', site),
  };
}

function toTeam({ boxScore }: ScoreBook, side: Side): GameTeam {
  const { name, record, score } = boxScore[side];
  const periods = boxScore.periods.map((period) => ({ period: period.label, score: scoreText(period[side]) }));
  const summary = {
    score: String(score),
    periodSummaries: periods,
    ...(boxScore.family === 'volleyball' && {
      gameSummaries: periods.map((period) => ({ game: period.period, points: period.score })),
    }),
  };
  return { name, record, scoreSummary: summary, lineScore: summary };
}

function toLogo({ game, ourSide }: ScoreBook, side: Side, { tenant, origin }: { tenant: Tenant; origin: string }) {
  const imageUrl = side === ourSide ? tenant.logo : (game.opponent.image?.fullpath ?? null);
  return { imageUrl, absoluteImageUrl: imageUrl && (URL.parse(imageUrl, origin)?.href ?? null) };
}
