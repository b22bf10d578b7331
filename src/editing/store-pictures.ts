import type { ReadContext } from '../content/fields/field.ts';
import type { Db } from '../db/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import { describeMedia, findFile, parsePicture, type SourceFile, storeMedia } from '../images/store-media.ts';
import { usageError } from '../web/usage-error.ts';

/** Stores pictures and alternative texts while commands read their fields. */
export const mediaWriter = (
  db: Db,
  { id: tenantId, primaryColor }: Tenant,
  files: readonly SourceFile[],
): Pick<ReadContext, 'storePicture' | 'describeMedia'> => ({
  storePicture: async (fileName, { folder, alt, square }) => {
    const file = findFile(files, fileName);
    if (!file) throw usageError('the file has to be named on the command line as well: --pictures FILES');
    const media = await parsePicture(file, 'the file');
    if (square && (media.width !== media.height || media.width < square.min || media.width > square.max))
      throw usageError(
        `the file is ${media.width} by ${media.height} pixels; it has to be square, ${square.min} to ${square.max} pixels wide`,
      );
    return (await storeMedia(db, media, { tenantId, folder, alt, placeholder: primaryColor })).id;
  },
  describeMedia: (ids, alt) => describeMedia(db, tenantId, ids, alt),
});
