import { icons } from '../../web/icon-names.ts';
import { defineContent } from '../define-content.ts';
import { html } from '../fields/html.ts';
import { instant } from '../fields/instant.ts';
import { alt, picture } from '../fields/media.ts';
import { choice, integer, link, pattern, text, yesNo } from '../fields/plain.ts';
import { content } from '../fields/references.ts';
import { promotionLocation } from './promotion-location.ts';

/** A campaign in a promotion place. */
export const promotionCampaign = defineContent({
  name: 'promotionCampaign',
  about: 'Promotion places and their campaigns',
  noun: 'promotion',
  fields: {
    title: text('Title', { hint: 'its title' }),
    locationId: content('Place', promotionLocation, {
      name: 'place',
      hint: 'the place it is shown in',
    }),
    hoverText: text('Hover text', { hint: 'text shown while a pointer hovers over it' }).optional(),
    link: link('Link', { hint: 'the link target' }).optional(),
    openInNewWindow: yesNo('New window', { hint: 'whether the link opens a new window (default: no)' }).default(false),
    alt: alt({ of: ['imageId', 'narrowImageId'] }),
    imageId: picture('Picture', {
      name: 'image',
      folder: 'promotions',
      hint: 'picture: PNG, JPEG, WebP or SVG',
    }).optional(),
    narrowImageId: picture('Picture for narrow screens', {
      name: 'narrowImage',
      folder: 'promotions',
      hint: 'picture for narrow screens (default: the same)',
    }).optional(),
    html: html('Text', { hint: 'its text with markup, for places of type html' }).optional(),
    icon: choice('Icon', Object.keys(icons), {
      isOpen: true,
      hint: 'its icon, for places of type icons',
    }).optional(),
    cssClass: pattern(
      'Style class',
      /^[A-Za-z_][\w-]*(?: [A-Za-z_][\w-]*)*$/,
      'class names: letters, digits, "-" and "_", with one blank between',
      { hint: 'its CSS class' },
    ).optional(),
    enabled: yesNo('Enabled', { hint: 'whether it is on (default: yes)' }).default(true),
    startDate: instant('Start', { hint: 'when it first appears (default: immediately)' }).optional(),
    endDate: instant('End', { hint: 'when it disappears (default: when it is ended)' }).optional(),
    position: integer('Position', {
      max: 1_000_000,
      hint: 'its rank in the place, lower first (default: last)',
    }).default(0),
  },
  visibility: { switches: ['enabled'], from: 'startDate', until: 'endDate' },
  order: ['locationId', 'position'],
  columns: ['title', 'place', 'position', 'startDate', 'endDate', 'link'],
});
