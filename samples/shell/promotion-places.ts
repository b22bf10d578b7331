import type { CollegePlan } from '../college-plan.ts';
import type { RowOf } from '../college-rows.ts';
import { landscape, stadium } from '../pictures/places.ts';
import { surfaces } from '../pictures/surfaces.ts';
import type { Pictures } from '../pictures.ts';
import { sportKinds } from '../sports.ts';
import type { Moment } from './moment.ts';
import { partners, partnerUrl } from './partners.ts';
import type { PromotionPictures } from './promotion-pictures.ts';

export type PlacePlan = Omit<RowOf<'promotionLocation'>, 'tenantId' | 'id'> & {
  campaigns: Omit<RowOf<'promotionCampaign'>, 'tenantId' | 'id' | 'locationId' | 'position'>[];
};
type Drawn = { pictures: PromotionPictures; scenes: Pictures; moment: Moment };

const guideHtml = `<h2>Your Saturday at Heron Stadium</h2>
<p>Park at Lighthouse Road, follow the Heron Walk, and be seated for the lighting of the lamp.</p>
<ul><li>Gates open two hours before kickoff</li><li>Clear bags only</li><li>Children under six are free</li></ul>`;

/** The rich college's places: every type, every effect, and one of a sport's own. */
export function richPlaces(
  { settings }: CollegePlan,
  footballId: number,
  { pictures, scenes, moment }: Drawn,
): PlacePlan[] {
  const [tickets, donate] = [settings.ticketsUrl ?? '/', settings.donateUrl ?? '/'];
  const stands = 'Drawing of the stadium at dusk, its stands full';
  const lighthouse = 'Drawing of the lighthouse on the pier in the evening sun';
  const sponsors = partners.map((partner) => ({ partner, link: partnerUrl(partner), openInNewWindow: true }));
  return [
    {
      name: 'header-ticket-donate',
      type: 'icons',
      effect: 'none',
      campaigns: [
        { title: 'Tickets', icon: 'ticket', link: tickets, hoverText: 'Buy tickets' },
        { title: 'Donate', icon: 'heart', link: donate, hoverText: 'Support the Herons' },
      ],
    },
    {
      name: 'header-sponsor',
      type: 'single',
      effect: 'random',
      campaigns: sponsors.slice(0, 2).map(({ partner, ...rest }) => ({
        title: partner.name,
        ...rest,
        ...pictures.sponsor(partner),
      })),
    },
    {
      name: 'home-rotator',
      type: 'multi',
      effect: 'slide',
      swiper: { autoplay: 8000, pausable: true },
      campaigns: [
        {
          title: 'Season tickets: every home game from 60 dollars',
          link: tickets,
          ...pictures.wide({ name: 'season-tickets', alt: stands, draw: stadium, focus: 0.62 }),
        },
        {
          title: 'Kids Harbor: Saturdays for children under twelve',
          link: '/sports/football/schedule',
          ...pictures.wide({
            name: 'kids-harbor',
            alt: lighthouse,
            draw: (paint) => landscape(paint, false),
            focus: 0.36,
          }),
        },
        {
          title: 'The Arena fills up: students enter free',
          link: '/sports/mens-basketball/schedule',
          ...pictures.wide({
            name: 'arena',
            alt: 'Drawing of the basketball court from above, players in navy and gold',
            draw: surfaces.court,
          }),
        },
        { title: 'Last season’s banquet', link: tickets, endDate: moment(-20) },
        { title: 'Spring camps are open', link: tickets, startDate: moment(60) },
      ],
    },
    {
      name: 'home-tiles',
      type: 'multi',
      effect: 'none',
      campaigns: [
        { title: 'Summer camps', link: `${tickets}/camps`, imageId: scenes.scene(sportKinds.softball, 1) },
        { title: 'Group outings', link: `${tickets}/groups`, imageId: scenes.place('stadium') },
        { title: 'Give to the lakefront', link: donate, imageId: scenes.place('shore') },
        { title: 'Wear the navy and gold', link: `${donate}/shop`, imageId: scenes.jersey(sportKinds.football) },
      ],
    },
    {
      name: 'sport-home-rotator',
      type: 'multi',
      effect: 'slide',
      swiper: { autoplay: 6000 },
      campaigns: [
        {
          title: 'Bring a friend: two seats for one on weekdays',
          link: tickets,
          ...pictures.wide({ name: 'bring-a-friend', alt: stands, draw: stadium, focus: 0.66 }),
        },
        {
          title: 'Become a friend of your team',
          link: donate,
          ...pictures.wide({ name: 'friends', alt: lighthouse, draw: (paint) => landscape(paint, false), focus: 0.36 }),
        },
      ],
    },
    {
      name: 'sport-home-rotator',
      sportId: footballId,
      type: 'html',
      effect: 'none',
      campaigns: [{ title: 'Your Saturday at Heron Stadium', html: guideHtml }],
    },
    {
      name: 'schedule-rotator',
      type: 'multi',
      effect: 'slide',
      campaigns: [
        {
          title: 'Seats for every home game',
          link: tickets,
          ...pictures.band({ name: 'seats', alt: stands, draw: stadium, focus: 0.7 }),
        },
        {
          title: 'Follow the Herons on the radio: WHRN 98.3',
          link: 'https://audio.lakeshore.example.edu',
          ...pictures.band({ name: 'radio', alt: 'Drawing of a grass pitch from above', draw: surfaces.pitch }),
        },
      ],
    },
    {
      name: 'footer-slider',
      type: 'multi',
      effect: 'slide',
      swiper: {
        slidesPerView: 2,
        autoplay: 3000,
        pagination: false,
        breakpoints: { 768: { slidesPerView: 3 }, 1024: { slidesPerView: 5 } },
      },
      campaigns: sponsors.map(({ partner, ...rest }) => ({ title: partner.name, ...rest, ...pictures.logo(partner) })),
    },
  ];
}

/** The small college's only place. */
export const sparsePlaces: PlacePlan[] = [
  {
    name: 'home-tiles',
    type: 'multi',
    effect: 'none',
    campaigns: [{ title: 'Visit the college', link: 'https://pineridge.example.edu/visit', openInNewWindow: true }],
  },
];
