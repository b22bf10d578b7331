import { promotionCampaign } from '../../db/schema/promotion.ts';
import { icons } from '../../ui/icon-names.ts';
import { required } from '../fields/field.ts';
import { html } from '../fields/html.ts';
import { instant } from '../fields/instant.ts';
import { alt, picture } from '../fields/picture.ts';
import { choice, link, pattern, text, wholeNumber, yesNo } from '../fields/plain.ts';
import { place } from '../fields/references.ts';
import { commandsOf } from './commands-of.ts';
import { endNow } from './end.ts';
import type { Resource } from './resource.ts';
import { findRows } from './rows.ts';
import { datesFault, stateAt } from './state.ts';

export const campaigns: Resource<typeof promotionCampaign.$inferSelect> = {
  noun: 'promotion',
  plural: 'promotions',
  table: promotionCampaign,
  counter: 'promotionCampaign',
  fields: {
    title: required(text('its title')),
    locationId: required(place('the place it is shown in: a name, or name/sport (see promotion places)')),
    hoverText: text('text shown over it when a pointer rests there'),
    link: link('where it leads'),
    openInNewWindow: yesNo('whether the link opens a new window (default: no)'),
    alt: alt('what the picture shows, for those who do not see it'),
    imageId: picture('image', 'promotions', 'picture: PNG, JPEG, WebP or SVG'),
    narrowImageId: picture('narrowImage', 'promotions', 'picture for narrow screens (default: the same)'),
    html: html('its text with markup, for places of type html'),
    icon: { ...choice('name of its icon, for places of type icons', Object.keys(icons)), value: '<name>' },
    cssClass: pattern(
      'its class for styles',
      /^[A-Za-z_][\w-]*(?: [A-Za-z_][\w-]*)*$/,
      'class names: letters, digits, "-" and "_", with one blank between',
    ),
    enabled: yesNo('whether it is on (default: yes)'),
    startDate: instant('from when it is shown (default: at once)'),
    endDate: instant('until when it is shown (default: until it is ended)'),
    position: wholeNumber('its rank in the place, lower first (default: last)', 0, 1_000_000),
  },
  columns: ['title', 'place', 'position', 'startDate', 'endDate', 'link'],
  fill: async ({ locationId }, { db, tenant }) => {
    const all = await findRows(db, campaigns, tenant.id);
    const last = all.filter((row) => row.locationId === locationId).map(({ position }) => position);
    return { position: Math.max(0, ...last) + 1 };
  },
  check: datesFault,
  state: stateAt,
  compare: (a, b) => a.locationId - b.locationId || a.position - b.position || a.id - b.id,
};

export const promotionCommands = commandsOf(campaigns, {
  group: 'promotion',
  end: endNow(campaigns),
  examples: {
    list: ['promotion list --tenant unc'],
    add: [
      'promotion add --tenant unc --place home-rotator --title "Season tickets" --image tickets.jpg --alt "Fans in the stands" --link https://tickets.example.edu',
      'promotion add --tenant unc --file campaigns.json --pictures pictures/*.jpg',
    ],
    change: [
      'promotion change 4 --tenant unc --position 1',
      'promotion change 4 --tenant unc --image new.jpg --alt "The new hall"',
    ],
    end: ['promotion end 4 --tenant unc'],
  },
});
