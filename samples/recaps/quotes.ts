import type { SportFamily } from '../../src/domain/sport-family.ts';
import type { GameFacts } from './game-facts.ts';
import type { Phrases } from './phrases.ts';

/** A comment, and the games that it fits: all without a condition. */
type Quote = string | readonly [text: string, fits: (facts: GameFacts) => boolean];

const general: Record<GameFacts['outcome'], readonly Quote[]> = {
  win: [
    ['We trusted each other when it got loud.', isClose],
    [
      'I liked that nobody looked at the scoreboard. They looked at the next play.',
      (facts) => isClose(facts) || hasTrailed(facts),
    ],
    'It was not always pretty. I will take it and we will clean it up.',
    'Our upperclassmen set the tone in practice all week, and it carried over.',
    ['That is a well-coached team. You do not get many easy stretches against them.', isClose],
    'The group on the bench was as loud as the group playing. That matters.',
    'We asked for effort on the little things, and you could see it.',
    [
      'There is a lot of season behind us and some of it hurt. Days like this are what it was for.',
      ({ record }) => Number(record.split('-')[1] ?? 0) > 2,
    ],
    ['They believed in the plan before it worked. That is the hard part.', hasTrailed],
    'I told them to enjoy it until breakfast.',
    'The ones who got in for two minutes had practiced for them like starters.',
    'We wrote three things on the board before the game. We did two of them, and two were enough.',
    'Somebody different steps up every time. It makes my job interesting.',
    'They did the film work, and you could tell.',
    'I have nothing clever to say. They played well.',
  ],
  loss: [
    'We will watch it once, learn from it, and go back to work.',
    'They made us do the second-best thing all day.',
    'I am not disappointed in the effort. I am disappointed in the decisions, and those we can fix.',
    'Credit to them. They took what we gave and did not give it back.',
    [
      'You cannot start that slowly against a team like this one.',
      ({ breaks: [first] }) => first !== undefined && first.won > first.lost,
    ],
    'It stings, and it should. The locker room was quiet in the right way.',
    ['We had our chances. Good teams turn those into points.', isClose],
    'Nobody in that room is pointing a finger.',
    'The bus ride is for thinking about it. Practice is for the next one.',
    'I liked how they kept talking to each other. The rest we will work on.',
    'We know what it was. Knowing is the easy half.',
    ['We are closer than it looked. But close is not where we want to live.', (facts) => !isClose(facts)],
    ['They were sharper than we were. That part is on me.', (facts) => !isClose(facts)],
  ],
  tie: ['Neither of us deserved to lose that one.', 'A point is a point. We wanted all of them.'],
};

const ofSport: Partial<Record<SportFamily, Record<'win' | 'loss', readonly Quote[]>>> = {
  football: {
    win: [
      ['When the line plays like that, calling the game is easy.', ({ us }) => us.score >= 24],
      ['Our defense kept handing the ball back to us.', ({ them }) => them.score <= 17],
    ],
    loss: ['You cannot spend an afternoon behind the chains.', 'Field position beat us before the scoreboard did.'],
  },
  basketball: {
    win: [
      ['We got stops, and everything else started from there.', ({ them }) => them.score < 70],
      'The ball moved. When it moves, everybody eats.',
    ],
    loss: [
      'We took good shots and then stopped taking them.',
      [
        'They got to every loose ball in the second half.',
        ({ periods }) =>
          sumOf(periods.slice(periods.length / 2), 'won') > sumOf(periods.slice(periods.length / 2), 'lost'),
      ],
    ],
  },
  baseball: {
    win: [
      ['Quality at-bats, one after another. It wears on a pitcher.', ({ us }) => us.score >= 5],
      ['He worked ahead all day.', ({ them }) => them.score <= 3],
    ],
    loss: [
      ['We left too many people standing out there.', ({ us }) => us.score <= 4],
      ['Free bases come around. They always do.', ({ them }) => them.score >= 4],
    ],
  },
  softball: {
    win: [
      ['She had everything moving, and the defense was behind her.', ({ them }) => them.score <= 3],
      ['Two outs and still nobody gave away an at-bat.', ({ us }) => us.score >= 4],
    ],
    loss: [
      ['Their pitcher never let us get comfortable in the box.', ({ us }) => us.score <= 3],
      ['One swing changes that game.', isClose],
    ],
  },
  volleyball: {
    win: [
      'Our first contact was as good as it has been all year.',
      'We served tough, and it made the block’s life easy.',
    ],
    loss: [
      ['We passed well enough to win and served well enough to lose.', isClose],
      'Runs of four and five decide sets.',
    ],
  },
  soccer: {
    win: [
      'We were patient with the ball, then quick when it counted.',
      ['Our defending started with the forwards.', ({ them }) => them.score <= 1],
    ],
    loss: [
      ['We had the ball. They had the goals.', ({ us }) => us.score === 0],
      ['Two moments. That is the sport.', ({ them }) => them.score === 2],
    ],
  },
  fieldhockey: {
    win: [
      'We played the way we practice, quick and simple.',
      [
        'They kept playing forward, even with a lead to protect.',
        ({ scoring, us }) => scoring.some(({ team, before }) => team === us && before.won > before.lost),
      ],
    ],
    loss: [
      ['We defended for a long time and then not for ten seconds.', isClose],
      ['The last pass was missing.', ({ us }) => us.score <= 1],
    ],
  },
  icehockey: {
    win: [
      ['Sixty minutes, four lines. That is how we want to play.', ({ extra }) => extra === ''],
      ['Our goalie gave us a chance to find our legs.', ({ them }) => them.score <= 3],
    ],
    loss: [
      ['We chased the puck in our own end too long.', ({ them }) => them.score >= 3],
      ['Special teams was the difference.', isClose],
    ],
  },
  lacrosse: {
    win: ['We won the ground balls that nobody photographs.', 'Their slides were early, and we made the extra pass.'],
    loss: ['We did not clear the ball when we had to.', ['A five-minute stretch got away from us.', isClose]],
  },
};

/** Margins up to which a game was close. */
const closeMargins: Partial<Record<SportFamily, number>> = {
  football: 8,
  basketball: 7,
  lacrosse: 2,
  baseball: 2,
  softball: 2,
};

function isClose({ kind, winner, loser }: GameFacts): boolean {
  return winner.score - loser.score <= (closeMargins[kind.family] ?? 1);
}

/** Whether the winner was behind, at a break or between two scores. */
function hasTrailed({ breaks, scoring }: GameFacts): boolean {
  return breaks.slice(0, -1).some(({ won, lost }) => lost > won) || scoring.some(({ after }) => after.lost > after.won);
}

function sumOf(periods: GameFacts['periods'], side: 'won' | 'lost'): number {
  return periods.reduce((sum, period) => sum + period[side], 0);
}

/** A coach's comment that fits the game. */
export function quote(facts: GameFacts, phrases: Phrases): string {
  const { kind, outcome, coach } = facts;
  const special = outcome === 'tie' ? [] : (ofSport[kind.family]?.[outcome] ?? []);
  const fitting = [...special, ...general[outcome]].filter((each) => typeof each === 'string' || each[1](facts));
  const chosen = phrases.pick(fitting);
  return `<blockquote><p>“${typeof chosen === 'string' ? chosen : chosen[0]}”</p><p>— ${coach}, head coach</p></blockquote>`;
}
