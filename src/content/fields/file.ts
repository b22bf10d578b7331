import { type Type, type } from 'arktype';

import { type FileResponse, type FileRow, fileResponse, toFile } from '../../domain/stored-file.ts';
import { extensionsOf, type FileClass } from '../../web/file-types.ts';
import { createField, type FieldOptions, parsing, refuse } from './field.ts';

type Options = FieldOptions & {
  accept: readonly FileClass[];
  /** Folder in its URL: `/files/<folder>/12-season-preview.mp3`. */
  folder: string;
};

const fileName = type('string > 0').describe('a file');

/**
 * A document, recording or clip of any size: the name of a file that is sent with the row, or the URL of a stored one. The field cannot be named
 * `file`, which is the option for many rows.
 */
export const file = (label: string, { accept, folder, ...options }: Options) =>
  createField<number, FileResponse | null>({
    hint: extensionsOf(accept).join(', '),
    ...options,
    label,
    control: 'file',
    isFile: true,
    accept,
    storage: { as: 'reference', to: 'file' },
    read: parsing(fileName, (input, { names, storeFile }) => {
      const stored = names('file').find(({ name }) => name === input);
      if (stored) return stored.id;
      if (input.startsWith('/files/')) return refuse('there is no such file; give a file to add one', 'absent');
      return storeFile(input, folder);
    }),
    print: (stored, { names }) => names('file').find(({ id }) => id === stored)?.name,
    schema: fileResponse.or('null') as Type<FileResponse | null>,
    toResponse: (stored, { related, origin }) => {
      const row = related<FileRow>('file', stored);
      return row ? toFile(row, origin) : null;
    },
  });
