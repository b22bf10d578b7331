import { type } from 'arktype';

import { type AnyField, type Field, withPresence } from './field.ts';

/**
 * A value that is entered by itself and stored as a part of others, from which `print` reads it; the kind's `settle` stores it.
 */
export const within = (field: AnyField, print: (row: object) => unknown): Field<unknown, undefined, 'aside'> =>
  withPresence<unknown, undefined, 'aside'>(
    {
      ...field,
      storage: { as: 'nothing' },
      assign: () => ({}),
      print: (_, __, row) => print(row) ?? undefined,
      cell: (stored) => String(stored ?? ''),
      schema: type('undefined'),
      toResponse: () => undefined,
    },
    'aside',
  );

/** The other columns of a value that is entered through fields `within` it. */
export const hidden = <F extends AnyField>(field: F): F & { isPart: true } => ({ ...field, isPart: true });
