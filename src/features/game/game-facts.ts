import type { ScoreBook } from '../../api/stats/score-book.ts';
import { gameStart } from '../../domain/game-start.ts';
import { mediumDate } from '../../domain/printed-date.ts';
import { withThousands } from '../../web/text.ts';
import type { GameSides } from './sides.ts';

/** Facts in the order of a printed box score; unknown facts have an empty value. */
export function gameFacts({ game, boxScore: { venue, ...box } }: ScoreBook, sides: GameSides) {
  return [
    { term: 'Date', value: mediumDate(venue.date) },
    { term: 'Start', value: venue.start || gameStart(game).time },
    { term: 'End', value: venue.end },
    { term: 'Duration', value: venue.duration === undefined ? '' : hours(venue.duration) },
    { term: 'Venue', value: venue.stadium || (game.facility?.title ?? '') },
    { term: 'Place', value: venue.location || (game.location ?? '') },
    { term: 'Attendance', value: venue.attendance === undefined ? '' : withThousands(String(venue.attendance)) },
    { term: 'Weather', value: [venue.weather, venue.temperature].filter(Boolean).join(', ') },
    { term: 'Wind', value: venue.wind },
    { term: 'Game', value: kinds(game).join(', ') },
    ...sides.map(({ name, side }) => ({ term: `${name} coach`, value: box[side].coach })),
  ];
}

/** Minutes as "2 h 5 min". */
const hours = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

const kinds = ({
  conferenceTournament,
  conference,
  isExhibition,
  doubleheader,
  tournament,
}: ScoreBook['game']): string[] =>
  [
    conferenceTournament ? 'Conference tournament' : conference && 'Conference game',
    isExhibition && 'Exhibition',
    doubleheader > 0 && `Game ${doubleheader} of a doubleheader`,
    tournament?.title,
  ].filter((kind): kind is string => Boolean(kind));
