import type { BreadcrumbList, WithContext } from 'schema-dts';

import type { ScoreBook } from '../../api/stats/score-book.ts';
import { mediumDate } from '../../domain/printed-date.ts';
import { enDashed } from '../../domain/text.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { Head } from '../../ui/head.tsx';
import { JsonLd } from '../../ui/json-ld.tsx';
import { sportsEvent } from '../../ui/sports-event.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { gameCard } from './game-card.ts';
import { gameTitle } from './game-title.ts';
import { sidesOf } from './sides.ts';

/** Title, metadata and JSON-LD of the box score. */
export function BoxScoreHead({ book, address }: { book: ScoreBook; address: string }) {
  const { tenant } = getRequestContext();
  const { game, boxScore } = book;
  const sides = sidesOf(book, tenant);
  const title = `${game.sport.title}: ${gameTitle(sides, game)}`;
  const [away, home] = sides;
  const score = enDashed(`${away.name} ${away.team.score}, ${home.name} ${home.team.score}`);
  const url = canonicalAddress(address);
  return (
    <>
      <Head
        title={`${title}, ${mediumDate(boxScore.venue.date)}, box score`}
        description={`${score}. Box score, team statistics, scoring and play-by-play of ${mediumDate(boxScore.venue.date)}.`}
        path={address}
        image={gameCard(game, `${title}, ${score}`)}
      />
      <JsonLd data={sportsEvent(game, { team: tenant.shortName, url })} />
      <JsonLd data={breadcrumbList(game, url)} />
    </>
  );
}

const breadcrumbList = (game: ScoreBook['game'], url: string): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs(game).map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href ? canonicalAddress(href) : url,
  })),
});
