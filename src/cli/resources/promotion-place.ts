import { promotionLocation } from '../../db/schema/promotion.ts';
import { promotionEffects, promotionTypes, swiperOptions } from '../../domain/promotion.ts';
import { required } from '../fields/field.ts';
import { choice, json, pattern } from '../fields/plain.ts';
import { sport } from '../fields/references.ts';
import { commandsOf } from './commands-of.ts';
import type { Fault, Resource } from './resource.ts';
import { findRows } from './rows.ts';

type Place = typeof promotionLocation.$inferSelect;

const places: Resource<Place> = {
  noun: 'place',
  plural: 'places of promotions',
  table: promotionLocation,
  counter: 'promotionLocation',
  fields: {
    name: required(
      pattern(
        'its name, such as home-rotator',
        /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/,
        '1-60 lower-case letters, digits or inner hyphens',
      ),
    ),
    sportId: sport('the sport whose own place it is (default: the whole site)'),
    type: required(choice('how its campaigns are shown', promotionTypes)),
    effect: required(choice('which of them, or how they change', promotionEffects)),
    swiper: json('how a rotator slides, such as {"slidesPerView":3,"autoplay":8000}', swiperOptions),
  },
  columns: ['name', 'sport', 'type', 'effect', 'swiper'],
  check: async (row, { db }): Promise<Fault[]> => {
    const others = await findRows(db, places, row.tenantId);
    const same = others.find(({ id, name, sportId }) => id !== row.id && name === row.name && sportId === row.sportId);
    return same ? [{ field: 'name', message: `place ${same.id} has that name; change it instead` }] : [];
  },
  compare: (a, b) => a.name.localeCompare(b.name) || a.id - b.id,
};

export const promotionPlaceCommands = commandsOf(places, {
  group: 'promotion',
  verbs: { list: 'places', add: 'place-add', change: 'place-change' },
  examples: {
    list: ['promotion places --tenant unc'],
    add: [
      'promotion place-add --tenant unc --name home-rotator --type multi --effect slide --swiper \'{"autoplay":8000}\'',
    ],
    change: ['promotion place-change 2 --tenant unc --effect random'],
  },
});
