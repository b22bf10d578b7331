import type { SportFamily } from '../../src/domain/sport-family.ts';
import type { GameFacts } from './game-facts.ts';
import type { Phrases } from './phrases.ts';

const general: Record<GameFacts['outcome'], readonly string[]> = {
  win: [
    'We trusted each other when it got loud.',
    'I liked that nobody looked at the scoreboard. They looked at the next play.',
    'It was not always pretty. I will take it and we will clean it up.',
    'Our upperclassmen set the tone in practice all week, and it carried over.',
    'That is a well-coached team. You do not get many easy stretches against them.',
    'The group on the bench was as loud as the group playing. That matters.',
    'We asked for effort on the little things, and you could see it.',
    'There is a lot of season behind us and some of it hurt. Days like this are what it was for.',
    'They believed in the plan before it worked. That is the hard part.',
    'I told them to enjoy it until breakfast.',
  ],
  loss: [
    'We will watch it once, learn from it, and go back to work.',
    'They made us do the second-best thing all day.',
    'I am not disappointed in the effort. I am disappointed in the decisions, and those we can fix.',
    'Credit to them. They took what we gave and did not give it back.',
    'You cannot start that slowly against a team like this one.',
    'It stings, and it should. The locker room was quiet in the right way.',
    'We had our chances. Good teams turn those into points.',
    'Nobody in that room is pointing a finger.',
    'We are closer than it looked. But close is not where we want to live.',
    'They were sharper than we were. That part is on me.',
  ],
  tie: ['Neither of us deserved to lose that one.', 'A point is a point. We wanted all of them.'],
};

const ofSport: Partial<Record<SportFamily, Record<'win' | 'loss', readonly string[]>>> = {
  football: {
    win: ['When the line plays like that, calling the game is easy.', 'Our defense kept handing the ball back to us.'],
    loss: ['You cannot spend an afternoon behind the chains.', 'Field position beat us before the scoreboard did.'],
  },
  basketball: {
    win: ['We got stops, and everything else started from there.', 'The ball moved. When it moves, everybody eats.'],
    loss: ['We took good shots and then stopped taking them.', 'They got to every loose ball in the second half.'],
  },
  baseball: {
    win: ['Quality at-bats, one after another. It wears on a pitcher.', 'He worked ahead all day.'],
    loss: ['We left too many people standing out there.', 'Free bases come around. They always do.'],
  },
  softball: {
    win: [
      'She had everything moving, and the defense was behind her.',
      'Two outs and still nobody gave away an at-bat.',
    ],
    loss: ['Their pitcher never let us get comfortable in the box.', 'One swing changes that game.'],
  },
  volleyball: {
    win: [
      'Our first contact was as good as it has been all year.',
      'We served tough, and it made the block’s life easy.',
    ],
    loss: ['We passed well enough to win and served well enough to lose.', 'Runs of four and five decide sets.'],
  },
  soccer: {
    win: ['We were patient with the ball, then quick when it counted.', 'Our defending started with the forwards.'],
    loss: ['We had the ball. They had the goals.', 'Two moments. That is the sport.'],
  },
  fieldhockey: {
    win: [
      'We played the way we practice, quick and simple.',
      'They kept playing forward, even with a lead to protect.',
    ],
    loss: ['We defended for a long time and then not for ten seconds.', 'The last pass was missing.'],
  },
  icehockey: {
    win: ['Sixty minutes, four lines. That is how we want to play.', 'Our goalie gave us a chance to find our legs.'],
    loss: ['We chased the puck in our own end too long.', 'Special teams was the difference.'],
  },
  lacrosse: {
    win: ['We won the ground balls that nobody photographs.', 'Their slides were early, and we made the extra pass.'],
    loss: ['We did not clear the ball when we had to.', 'A five-minute stretch got away from us.'],
  },
};

/** A coach's comment that fits the outcome. */
export function quote({ kind, outcome, coach }: GameFacts, phrases: Phrases): string {
  const special = outcome === 'tie' ? [] : (ofSport[kind.family]?.[outcome] ?? []);
  const text = phrases.pick([...special, ...general[outcome]]);
  return `<blockquote><p>“${text}”</p><p>— ${coach}, head coach</p></blockquote>`;
}
