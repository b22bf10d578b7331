import { type } from 'arktype';

import { imageAnswer, toImage } from '../../domain/image.ts';
import { usageError } from '../../domain/usage-error.ts';
import { createField, type FieldCollege, type FieldOptions, parsing, type ReadContext, withPresence } from './field.ts';

const fileName = type('string > 0').describe('a file');
const altText = type('1 <= string <= 250').describe('a text of 1 to 250 characters');

type PictureOptions = FieldOptions & {
  /** Folder of its address: `/media/<folder>/12.jpg`. */
  folder: string;
};

/** A picture: a file named on the command line, or the address of a stored one. The field `alt` describes it. */
export const picture = (label: string, { folder, ...options }: PictureOptions) =>
  createField<number, typeof imageAnswer.infer | null>({
    hint: 'PNG, JPEG, WebP or SVG',
    ...options,
    label,
    control: 'picture',
    placeholder: '<file>',
    isFile: true,
    storage: { as: 'reference', to: 'image' },
    read: parsing(fileName, (input, context) => {
      if (input.startsWith('/media/')) return storedPicture(input, context).id;
      const alt = context.input['alt'] ?? (context.row && altOf(context, context.row));
      if (typeof alt !== 'string') throw usageError('it needs a text alternative; give alt as well');
      return context.storePicture(input, { folder, alt });
    }),
    print: (stored, { pictures }) => pictures.find(({ id }) => id === stored)?.address,
    schema: imageAnswer.or('null'),
    toAnswer: (stored, { images, origin }) => {
      const row = images.get(stored);
      return row ? toImage(row, origin) : null;
    },
  });

/** The text alternative of a row's pictures, which is stored with them. */
export const alt = (label: string, options: FieldOptions = {}) =>
  withPresence<undefined, undefined, 'aside'>(
    {
      ...options,
      label,
      control: 'text',
      placeholder: '<text>',
      storage: { as: 'nothing' },
      read: parsing(altText, async (input, { row, describePictures }) => {
        await describePictures(row ? pictureIdsOf(row) : [], input);
        return undefined;
      }),
      print: (_, college, row) => altOf(college, row),
      schema: type('undefined'),
      toAnswer: () => undefined,
    },
    'aside',
  );

function storedPicture(address: string, { pictures }: ReadContext) {
  const found = pictures.find((one) => one.address === address);
  if (found) return found;
  throw usageError('there is no such picture; give a file to add one');
}

const pictureIdsOf = (row: object): number[] =>
  ['image', 'imageId', 'narrowImageId'].map((key) => Reflect.get(row, key)).filter((id) => typeof id === 'number');

function altOf({ pictures }: FieldCollege, row: object): string | undefined {
  const [first] = pictureIdsOf(row);
  return pictures.find(({ id }) => id === first)?.alt;
}
