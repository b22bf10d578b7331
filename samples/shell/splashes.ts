import { gameState } from '../../src/domain/game-state.ts';
import type { CollegePlan } from '../college-plan.ts';
import type { CollegeRows } from '../college-rows.ts';
import { framed, type Shape } from '../pictures/framed.ts';
import { nightPoster } from '../pictures/night-poster.ts';
import { storePicture } from '../pictures/store.ts';
import { surfaces } from '../pictures/surfaces.ts';
import { createRandom } from '../random.ts';
import type { Moment } from './moment.ts';

type SportIds = ReadonlyMap<string, number>;

const wide: Shape = { width: 1600, height: 900 };
const narrow: Shape = { width: 900, height: 1200 };

const gameDayHtml = `<h2>Game day at Heron Stadium</h2>
<p>Everything opens two hours before kickoff. Bring a clear bag; leave the umbrella at home.</p>
<ul>
<li><strong>Two hours before:</strong> gates, Kids Harbor and the band on the pier</li>
<li><strong>One hour before:</strong> the Heron Walk along Lighthouse Road</li>
<li><strong>At the half:</strong> the lighthouse is lit for the guests of honor</li>
</ul>
<p><a href="/sports/football/schedule">All games and tickets</a></p>`;

/** A picture for the home page, one splash as text, one counting down to a game, and one that only staff may see. */
export function addSplashes(college: CollegeRows, plan: CollegePlan, sports: SportIds, moment: Moment): void {
  const { primaryColor: backgroundColor } = plan;
  const colors = { backgroundColor, foregroundColor: '#ffffff' };
  const paint = (seed: string) => ({
    primary: plan.primaryColor,
    secondary: plan.secondaryColor,
    accent: plan.accentColor,
    random: createRandom(`${plan.slug} ${seed}`),
  });
  const store = (name: string, alt: string, draw: (shape: Shape) => string) => {
    const shapes = { wide, narrow };
    const ids = Object.entries(shapes).map(([key, shape]) => {
      const path = `splash/${name}-${key}.svg`;
      return storePicture(college, { path, alt, svg: draw(shape), ...shape, placeholder: plan.primaryColor }).id;
    });
    return { imageId: ids[0], narrowImageId: ids[1] };
  };

  college.add('splash', {
    title: 'Light the Lake: winter homecoming',
    kind: 'image',
    link: `${plan.settings.ticketsUrl}/homecoming`,
    ...colors,
    ...store(
      'light-the-lake',
      'Light the Lake, winter homecoming: the lighthouse shines over the bay at night',
      (shape) => nightPoster(paint('light the lake'), shape, ['Light', 'the lake', 'Winter homecoming']),
    ),
    startDate: moment(-1),
    endDate: moment(13, '23:59'),
  });
  college.add('splash', {
    title: 'Game day at Heron Stadium',
    sportId: sports.get('football') ?? null,
    kind: 'html',
    link: '/sports/football/schedule',
    html: gameDayHtml,
    ...colors,
    startDate: moment(-2),
    endDate: moment(13, '23:59'),
  });
  const basketball = sports.get('mens-basketball') ?? null;
  const tipOff = nextHomeGame(college, basketball, moment(1)) ?? moment(5, '19:00');
  college.add('splash', {
    title: 'Next tip-off in the Arena',
    sportId: basketball,
    kind: 'countdown',
    link: '/sports/mens-basketball/schedule',
    countdownTo: tipOff,
    ...colors,
    ...store('tip-off', 'Drawing of the basketball court from above, players in navy and gold', (shape) =>
      framed(surfaces.court(paint('tip-off')), shape),
    ),
    startDate: moment(-1),
    endDate: tipOff,
  });
  college.add('splash', {
    title: 'A new head coach is introduced',
    kind: 'html',
    html: '<h2>Meet the coach</h2><p>The welcome is on Thursday at noon in the Old Gymnasium. Not to be told before.</p>',
    ...colors,
    startDate: moment(2, '12:00'),
    endDate: moment(4),
    access: 'hidden',
  });
}

/** When the first home game of a sport after an instant begins. */
function nextHomeGame({ rows }: CollegeRows, sportId: number | null, after: string): string | undefined {
  const open = rows.game.filter(
    (game) => game.sportId === sportId && game.state === gameState.Scheduled && game.locationIndicator === 'H',
  );
  return open.flatMap(({ startsAt }) => (startsAt && startsAt > after ? [startsAt] : [])).sort()[0];
}
