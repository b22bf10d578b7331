import { type Type, type } from 'arktype';

import { type ImageResponse, type ImageRow, imageResponse, toImage } from '../../domain/image.ts';
import {
  createField,
  type FieldCollege,
  type FieldOptions,
  parsing,
  refuse,
  type Square,
  withPresence,
} from './field.ts';

type PictureOptions = FieldOptions & {
  /** Folder in its URL: `/media/<folder>/12.jpg`. */
  folder: string;
  /** Name of the field with its alternative text. */
  alt?: string;
  /** Accepts only square pictures of this size. */
  square?: Square;
};

const fileName = type('string > 0').describe('a file');

/** A picture: the name of a file that is sent with the row, or the URL of a stored one. The field `alt` has its alternative text. */
export const picture = (label: string, { folder, alt = 'alt', square, ...options }: PictureOptions) =>
  createField<number, ImageResponse | null>({
    hint: 'PNG, JPEG, WebP or SVG',
    ...options,
    label,
    control: 'picture',
    isFile: true,
    storage: { as: 'reference', to: 'image' },
    read: parsing(fileName, async (input, { input: given, printed, names, storePicture }) => {
      const stored = names('image').find(({ name }) => name === input);
      if (stored) return stored.id;
      if (input.startsWith('/media/')) return refuse('there is no such picture; give a file to add one', 'absent');
      const description = given[alt] ?? printed[alt];
      if (typeof description !== 'string') return refuse(`it needs a description; give ${alt} as well`);
      return (await storePicture(input, { folder, alt: description, square })).id;
    }),
    print: (stored, { names }) => names('image').find(({ id }) => id === stored)?.name,
    schema: imageResponse.or('null') as Type<ImageResponse | null>,
    toResponse: (stored, { related, origin }) => {
      const row = related<ImageRow>('image', stored);
      return row ? toImage(row, origin) : null;
    },
  });

type LogoOptions = FieldOptions &
  Pick<PictureOptions, 'folder'> & {
    /** Name of the field with the name of what the logo stands for. */
    of: string;
  };

/** A logo, stored as its URL: a file that is sent with the row, or the URL of a stored picture. */
export const logo = (label: string, { folder, of, ...options }: LogoOptions) =>
  createField<string>({
    hint: 'PNG, JPEG, WebP or SVG',
    ...options,
    label,
    control: 'picture',
    isFile: true,
    storage: { as: 'text' },
    read: parsing(fileName, async (input, { input: given, printed, storePicture }) => {
      if (input.startsWith('/media/')) return input;
      return (await storePicture(input, { folder, alt: `${given[of] ?? printed[of]} logo` })).address;
    }),
    schema: type('string'),
    toResponse: (stored) => stored,
  });

const altText = type('1 <= string <= 250').describe('a text of 1 to 250 characters');

/** The alternative text of a row's pictures, which is stored with them. */
export const alt = ({ of, ...options }: FieldOptions & { of: readonly string[] }) => {
  const describedBy = ({ names }: FieldCollege, row: object) =>
    of.flatMap((key) => names('image').find(({ id }) => id === Reflect.get(row, key)) ?? []);
  return withPresence<string, undefined, 'aside'>(
    {
      hint: 'what the picture shows, for readers who cannot see it',
      ...options,
      label: 'Picture description',
      control: 'text',
      storage: { as: 'nothing' },
      read: parsing(altText, async (input, context) => {
        const described = context.row ? describedBy(context, context.row) : [];
        const ids = described.map(({ id }) => id);
        await context.describeMedia(ids, input);
        return input;
      }),
      print: (_, college, row) => describedBy(college, row)[0]?.alt,
      schema: type('undefined'),
      toResponse: () => undefined,
    },
    'aside',
  );
};
