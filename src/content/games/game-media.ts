import { type } from 'arktype';

import type { GameMedia } from '../../domain/game.ts';
import { json, text, web } from '../fields/plain.ts';
import { hidden, within } from '../fields/within.ts';

const links = type({ title: '0 < string <= 200', url: '0 < string <= 2000' }).onUndeclaredKey('reject').array();

const parts = {
  tv: text('Television', { hint: 'channel or service, such as ESPN+' }),
  tvUrl: web('Television link'),
  radio: text('Radio', { hint: 'station, such as WHBR 98.1' }),
  audioUrl: web('Audio link'),
  videoUrl: web('Video link'),
  statsUrl: web('Live statistics link'),
  ticketsUrl: web('Tickets link'),
  links: json<NonNullable<GameMedia['links']>>('More links', links, {
    hint: 'links as JSON, such as [{"title":"Game notes","url":"https://example.edu/notes.pdf"}]',
  }),
};
const keys = Object.keys(parts) as (keyof typeof parts)[];

const mediaOf = (row: object): GameMedia => Reflect.get(row, 'media') ?? {};

const partOf = <Key extends keyof typeof parts>(key: Key) => within(parts[key], (row) => mediaOf(row)[key]);

/** Where a game is shown, heard and followed: a field for each part of one column. */
export const mediaFields = {
  media: hidden(json<GameMedia>('Media', type('object') as never).default({})),
  tv: partOf('tv'),
  tvUrl: partOf('tvUrl'),
  radio: partOf('radio'),
  audioUrl: partOf('audioUrl'),
  videoUrl: partOf('videoUrl'),
  statsUrl: partOf('statsUrl'),
  ticketsUrl: partOf('ticketsUrl'),
  links: partOf('links'),
};

/** The column of a row whose parts have been read; without empty parts. */
export const settleMedia = (row: object): GameMedia =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value: unknown = Reflect.get(row, key) ?? null;
      return value === null || (Array.isArray(value) && value.length === 0) ? [] : [[key, value]];
    }),
  );
