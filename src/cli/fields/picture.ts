import { and, eq, inArray } from 'drizzle-orm';
import { type } from 'arktype';
import { image } from '../../db/schema/image.ts';
import { keepPicture, parsePicture } from '../picture.ts';
import { usageError } from '../usage-error.ts';
import type { College } from '../college.ts';
import { type Field, field, type Reading } from './field.ts';

const fileName = type('string > 0').describe('a file');
const altText = type('1 <= string <= 250').describe('a text of 1 to 250 characters');

/** A picture: a file named on the command line, or the address of one that is there. What it shows is in the field `alt`. */
export const picture = (name: string, folder: string, description: string): Field<number> =>
  field({
    name,
    value: '<file>',
    description,
    isFile: true,
    given: fileName,
    read: async (given, reading) => {
      if (given.startsWith('/media/')) return storedPicture(given, reading).id;
      const { db, tenant, files, row } = reading;
      const file =
        files.find(({ name }) => name === given) ?? files.find(({ name }) => lastPart(name) === lastPart(given));
      if (!file) throw usageError('the file has to be named on the command line as well: --pictures FILES');
      const parsed = await parsePicture(file, 'the file');
      const alt = reading.given['alt'] ?? (row && altOf(reading, row));
      if (typeof alt !== 'string') throw usageError('those who do not see it need its words: give alt as well');
      const placeholder = tenant.primaryColor;
      return (await keepPicture(db, parsed, { tenantId: tenant.id, folder, alt, placeholder })).id;
    },
    print: (stored, { pictures }) => pictures.find(({ id }) => id === stored)?.address,
  });

/** What the pictures of a row show, in words. It is kept with them, not in the row. */
export const alt = (description: string): Field<undefined> =>
  field({
    value: '<text>',
    description,
    given: altText,
    read: async (given, { db, tenant, row }) => {
      const ids = row ? pictureIdsOf(row) : [];
      if (ids.length === 0) return undefined;
      await db
        .update(image)
        .set({ alt: given })
        .where(and(eq(image.tenantId, tenant.id), inArray(image.id, ids)));
      return undefined;
    },
    print: (_, college, row) => altOf(college, row),
  });

const lastPart = (path: string) => path.split(/[/\\]/).at(-1);

function storedPicture(address: string, { pictures }: Reading) {
  const found = pictures.find((one) => one.address === address);
  if (found) return found;
  throw usageError('there is no such picture; give a file to add one');
}

const pictureIdsOf = (row: object): number[] =>
  ['imageId', 'narrowImageId'].map((key) => Reflect.get(row, key)).filter((id) => typeof id === 'number');

function altOf({ pictures }: College, row: object): string | undefined {
  const [first] = pictureIdsOf(row);
  return pictures.find(({ id }) => id === first)?.alt;
}
