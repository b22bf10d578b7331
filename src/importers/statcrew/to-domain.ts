import type { BoxScore, BoxVenue } from '../../domain/box-score.ts';
import { basketballGender } from '../basketball-gender.ts';
import { withoutUnplayedPeriod } from '../before-start.ts';
import type { ParseMode } from '../game-format.ts';
import { importRefusal } from '../refusal.ts';
import { situationPart } from '../situation.ts';
import { attribute, decimal, flag, integer, type XmlElement } from '../xml/element.ts';
import { unreadParts } from '../xml/unread-parts.ts';
import { books } from './books.ts';
import { openGame, type StatCrewGame } from './game.ts';
import { readOfficials } from './officials.ts';
import { readPeriods } from './periods.ts';
import { readStatus } from './status.ts';
import { readTeam } from './team.ts';
import { unneeded } from './unneeded.ts';
import { readGender, readVenue } from './venue.ts';

/** Converts a game of any sport in `books.ts` to a box score that is not yet validated. */
export function toBoxScore(root: XmlElement, { inPlay }: ParseMode = { inPlay: false }) {
  const book = books[root.name];
  if (!book) throw importRefusal(`The sport of <${root.name}> is unknown.`, root);
  const game = openGame(root);
  const regulation = readRegulation(game) ?? book.regulation;
  const periods = (book.periods ?? readPeriods)(game, regulation);
  const home = readTeam(game.home, book, game);
  const away = readTeam(game.away, book, game);
  const box: BoxScore = {
    family: book.family(game),
    sourceId: attribute(game.venue, 'gameid'),
    venue: withNotes(readVenue(game), book.notes?.(game) ?? []),
    regulationPeriods: regulation,
    ...periodLengths(game),
    ...readStatus(game, { regulation, played: periods.length, level: home.score === away.score, inPlay }),
    doubleheader: 0,
    home,
    away,
    periods,
    scoring: book.scoring?.(game) ?? [],
    plays: book.plays?.(game) ?? [],
    drives: book.drives?.(game) ?? [],
    penalties: book.penalties?.(game) ?? [],
    officials: readOfficials(game.venue),
    ...book.gameFacts?.(game, { inPlay }),
  };
  const gender =
    readGender(game.venue) ?? (box.family === 'basketball' ? basketballGender(regulation, box.venue.date) : undefined);
  const situation = box.complete
    ? {}
    : situationPart({ running: flag(game.status, 'running'), ...book.situation?.(game) });
  return {
    game: withoutUnplayedPeriod({ ...box, ...situation }),
    warnings: root.warnings,
    unread: [...root.unread, ...unreadParts(root, unneeded)],
    ...(gender && { gender }),
  };
}

function withNotes(venue: BoxVenue, notes: readonly string[]): BoxVenue {
  return { ...venue, notes: [...venue.notes, ...notes] };
}

/** The attribute for the number of periods depends on the sport: `prds`, quarters `qtrs`, innings `schedinn` (on the venue in baseball). */
function readRegulation({ rules, venue }: StatCrewGame): number | undefined {
  const periods = integer(rules, 'prds') ?? integer(rules, 'qtrs') ?? integer(venue, 'schedinn');
  return periods && periods > 0 && periods <= 20 ? periods : undefined;
}

function periodLengths({ rules }: StatCrewGame) {
  const [minutes, overtime] = [decimal(rules, 'minutes') ?? decimal(rules, 'mins'), decimal(rules, 'minutesot')];
  return { ...(minutes && { periodMinutes: minutes }), ...(overtime && { overtimeMinutes: overtime }) };
}
