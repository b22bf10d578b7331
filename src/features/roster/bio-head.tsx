import type { Person, WithContext } from 'schema-dts';

import type { PlayerBio } from '../../api/players/schema.ts';
import { cardAddress } from '../../domain/share-image.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { breadcrumbList } from '../../ui/page/breadcrumb-list.ts';
import { Head } from '../../ui/page/head.tsx';
import { JsonLd } from '../../ui/page/json-ld.tsx';
import { enDashed } from '../../web/text.ts';
import { positionAndClass } from './player-text.ts';
import { rosterAddressOf, sportAddressOf } from './roster-address.ts';

export function BioHead({ player }: { player: PlayerBio }) {
  const { tenant } = getRequestContext();
  const name = `${player.firstName} ${player.lastName}`;
  const about = [positionAndClass(player), player.hometown && `from ${player.hometown}`].filter(Boolean).join(', ');
  return (
    <>
      <Head
        title={`${name} – ${enDashed(player.season.title)} ${player.sport.title}`}
        description={`${name}, ${tenant.shortName} ${player.sport.title}${about && `: ${about}`}. Facts, seasons, statistics and game log.`}
        path={player.url}
        type="profile"
        image={
          player.image.isDefault
            ? { url: cardAddress('player', player.rosterPlayerId, player.jerseyNumber), altText: name }
            : { url: player.image.url, altText: name, isPortrait: true }
        }
      />
      <JsonLd data={personOf(player, name, tenant.name)} />
      <JsonLd data={breadcrumbsOf(player, name)} />
    </>
  );
}

function personOf(player: PlayerBio, name: string, college: string): WithContext<Person> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': canonicalAddress(player.url),
    name,
    url: canonicalAddress(player.url),
    ...(!player.image.isDefault && { image: canonicalAddress(player.image.url) }),
    ...(player.hometown && { homeLocation: { '@type': 'Place', name: player.hometown } }),
    memberOf: {
      '@type': 'SportsTeam',
      name: `${college} ${player.sport.title}`,
      sport: player.sport.title,
      url: canonicalAddress(sportAddressOf(player)),
    },
  };
}

const breadcrumbsOf = (player: PlayerBio, name: string) =>
  breadcrumbList([
    { name: player.sport.title, path: sportAddressOf(player) },
    { name: `${enDashed(player.season.title)} roster`, path: rosterAddressOf(player) },
    { name, path: player.url },
  ]);
