import { type } from 'arktype';

import type { FormField, FormPayment } from '../../forms/definition.ts';
import { parseFields, parsePayment } from '../../forms/parse-definition.ts';
import { checkStyleText } from '../../forms/style-text.ts';
import { isStorableJson, unstorable } from '../../web/storable-text.ts';
import { usageError } from '../../web/usage-error.ts';
import { createField, type FieldOptions } from '../fields/field.ts';

/** A field whose values a domain function parses; its error messages are shown to the user. */
const parsed = <Value>(label: string, as: 'json' | 'text', parse: (input: unknown) => Value, options: FieldOptions) =>
  createField<Value>({
    ...options,
    label,
    control: as,
    storage: { as },
    read: (input) => {
      try {
        if (typeof input === 'string' && !isStorableJson(input)) throw usageError(`it contains ${unstorable}`);
        return parse(as === 'json' && typeof input === 'string' ? JSON.parse(input) : input);
      } catch (error) {
        const { message } = error as Error;
        throw usageError(error instanceof SyntaxError ? `Error parsing the form schema: ${message}` : message);
      }
    },
    cell: (stored) => (Array.isArray(stored) ? `${stored.length}` : JSON.stringify(stored)),
    schema: type('unknown') as never,
    toResponse: (stored) => stored,
  });

export const formFields = (options: FieldOptions = {}) =>
  parsed<readonly FormField[]>('Fields', 'json', parseFields, options);

export const formPayment = (options: FieldOptions = {}) =>
  parsed<FormPayment>('Payment', 'json', parsePayment, options);

export const formStyle = (options: FieldOptions = {}) =>
  parsed<string>('Style', 'text', (input) => checkStyleText(String(input)), options);
