import type { ScheduleGame } from '../../api/games/schema.ts';
import { mediumDate } from '../../domain/printed-date.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { sportsEvent } from '../../ui/games/sports-event.ts';
import { breadcrumbList } from '../../ui/page/breadcrumb-list.ts';
import { Head } from '../../ui/page/head.tsx';
import { JsonLd } from '../../ui/page/json-ld.tsx';
import { breadcrumbs, type GamePage } from './breadcrumbs.ts';
import { gameCard } from './game-card.ts';
import { gameTitle } from './game-title.ts';

type Props = {
  game: ScheduleGame;
  /** Visitors first. */
  teams: readonly [{ name: string }, { name: string }];
  /** ISO local date, which the title names. */
  date: string;
  /** Last part of the title: "box score", "live". */
  state: string;
  /** Score in the text of the share card, if it is known for certain. */
  score?: string;
  description: string;
  page: GamePage;
  path: string;
  /** The path of the page that search engines list, if it is another one. */
  canonical?: string | undefined;
};

/** Title, metadata and JSON-LD of a page of a game. */
export function GameHead({ game, teams, date, state, score, description, page, path, canonical = path }: Props) {
  const { tenant } = getRequestContext();
  const title = `${game.sport.title}: ${gameTitle(teams, game)}`;
  const steps = breadcrumbs(game, page).map(({ label, href }) => ({ name: label, path: href ?? path }));
  return (
    <>
      <Head
        title={`${title}, ${mediumDate(date)}, ${state}`}
        description={description}
        path={canonical}
        image={gameCard(game, [title, score].filter(Boolean).join(', '))}
      />
      <JsonLd data={sportsEvent(game, { team: tenant.shortName, url: canonicalAddress(canonical) })} />
      <JsonLd data={breadcrumbList(steps)} />
    </>
  );
}
