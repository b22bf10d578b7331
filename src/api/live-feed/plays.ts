import { parseClock } from '../../domain/live/clock.ts';
import type { BookPlay, BookScore } from '../stats/score-book.ts';
import { type CodedPlay, readBasketballPlay } from './basketball-play.ts';
import { feedSide } from './feed-source.ts';
import type { FeedPlay } from './schema.ts';

/** Fields of a play that depend on the sport. */
const codes: Readonly<Record<BookPlay['kind'], string>> = {
  play: '',
  heading: '',
  comment: 'COMMENT',
  substitution: 'SUBS',
};

/** A game's plays, oldest first, without headings. */
export function toPlays(boxScore: BookScore): FeedPlay[] {
  const before = { home: 0, away: 0 };
  return boxScore.plays.flatMap((play, index) => {
    if (play.kind === 'heading') return [];
    const changed = play.score && (play.score.home !== before.home || play.score.away !== before.away);
    if (play.score) Object.assign(before, play.score);
    return { Id: String(index + 1), ...toPlay(play, boxScore), Score: changed ? toScore(play.score) : null };
  });
}

const toScore = (score: BookPlay['score']) => score && { HomeTeam: score.home, VisitingTeam: score.away };

function toPlay(play: BookPlay, boxScore: BookScore): Omit<FeedPlay, 'Id' | 'Score'> {
  const code = codeOf(play, boxScore);
  return {
    Team: play.side && feedSide(play.side),
    Action: code.action,
    Type: code.type,
    Narrative: play.text,
    Context: play.situation,
    Period: play.period,
    ClockSeconds: parseClock(play.clock) ?? -1,
    Player: code.player,
    InvolvedPlayers: code.others,
    Coordinate: play.shot ? { X: play.shot.x, Y: play.shot.y } : null,
  };
}

function codeOf(play: BookPlay, boxScore: BookScore): CodedPlay {
  const word = codes[play.kind];
  const plain = { action: word, type: word, player: null, others: [] };
  if (boxScore.family !== 'basketball') return plain;
  // a play that changed the score is a made basket regardless of its text
  const unread = play.scoring ? { ...plain, action: 'GOOD' } : plain;
  return readBasketballPlay(play.text, play.side, boxScore) ?? unread;
}
