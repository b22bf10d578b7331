import { eq } from 'drizzle-orm';

import type { ContentKind } from '../../../content/define-content.ts';
import { selectRows } from '../../../db/content/rows.ts';
import { tableOf } from '../../../db/content/tables.ts';
import { loadNamesOf } from '../../../editing/names.ts';
import { printRow } from '../../../editing/print-row.ts';
import { contract, type ResponseSchema } from '../../contract.ts';
import { type Endpoint, endpoint } from '../../endpoint.ts';
import { idOf } from '../../parameters.ts';
import { hiddenPathOf } from '../hidden-path.ts';
import { rowSchema } from './value-schemas.ts';
import { entityTagOf } from './versions.ts';

type Values = Record<string, unknown>;

/** A row with the values that writes take, and its version. */
export function valuesEndpoint(kind: ContentKind): Endpoint {
  const response = Object.assign((value: unknown) => value as Values, { toJsonSchema: () => rowSchema(kind) });
  return endpoint(
    contract({
      staffOnly: kind.name,
      path: `${hiddenPathOf(kind).replace('/Hidden/', '/Hidden/values/')}/{id}`,
      summary: `The values of one ${kind.noun}, as writes take them; its ETag is the version for If-Match`,
      parameters: { id: idOf(kind.noun) },
      response: response as ResponseSchema<Values>,
    }),
    async ({ db, tenant, values }) => {
      const { id } = values as { id: number };
      const [row] = await selectRows(db, kind, tenant.id, { where: eq(tableOf(kind).id, id) });
      if (!row) return undefined;
      const names = await loadNamesOf(db, tenant, kind, [row]);
      return { body: printRow(kind, row, names), tags: [], etag: entityTagOf(row) };
    },
  );
}
