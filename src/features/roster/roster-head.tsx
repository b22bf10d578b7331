import type { Person, WithContext } from 'schema-dts';

import type { Roster } from '../../api/rosters/schema.ts';
import { cardAddress } from '../../domain/share-image.ts';
import type { Sport } from '../../domain/sport.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { Head } from '../../ui/page/head.tsx';
import { JsonLd } from '../../ui/page/json-ld.tsx';
import { counted } from '../../web/counted.ts';
import { enDashed } from '../../web/text.ts';
import { rosterAddress } from './roster-address.ts';

/** Title, metadata and JSON-LD of a roster: existing programs expect a top-level array of persons. */
export function RosterHead({ sport, roster }: { sport: Sport; roster: Roster | undefined }) {
  const { tenant } = getRequestContext();
  const title = roster ? enDashed(roster.displayTitle) : `${sport.title} Roster`;
  return (
    <>
      <Head
        title={title}
        description={`${title} of ${tenant.name}: ${counted(roster?.players.length ?? 0, 'player')} with number, position, class and home town, coaches and staff.`}
        path={rosterAddress(sport, roster?.season.title)}
        image={roster && { url: cardAddress('roster', roster.id, roster.players.length), altText: title }}
        indexed={roster !== undefined && roster.players.length > 0}
      />
      {roster && <JsonLd data={roster.players.map(toPerson)} />}
    </>
  );
}

function toPerson(player: Roster['players'][number]): WithContext<Person> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: `${player.firstName} ${player.lastName}`,
    url: canonicalAddress(player.url),
    ...(!player.image.isDefault && { image: canonicalAddress(player.image.url) }),
  };
}
