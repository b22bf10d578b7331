import { is, SQL } from 'drizzle-orm';
import { PgColumn, PgDialect } from 'drizzle-orm/pg-core';

type Selection = (fields: { field: unknown }[], options?: { isSingleTable?: boolean }) => SQL;

const isText = (chunk: unknown): chunk is { value: string[] } =>
  typeof chunk === 'object' && chunk !== null && 'value' in chunk && Array.isArray(chunk.value);

/** Whether a fragment has a subquery and columns that Drizzle would print without their table. */
function isAmbiguous({ queryChunks }: SQL): boolean {
  const hasSubquery = queryChunks.some((chunk) => isText(chunk) && /\bselect\b/i.test(chunk.value.join('')));
  return hasSubquery && queryChunks.some((chunk) => is(chunk, PgColumn));
}

/** Makes every query fail whose select list has a subquery with unqualified columns. */
export function requireQualifiedColumns(): void {
  const dialect = PgDialect.prototype as unknown as { buildSelection: Selection };
  const build = dialect.buildSelection;
  if (build.name === 'buildQualified') return;
  dialect.buildSelection = function buildQualified(fields, options = {}) {
    for (const { field } of options.isSingleTable ? fields : []) {
      const fragment = is(field, SQL.Aliased) ? field.sql : field;
      if (is(fragment, SQL) && isAmbiguous(fragment))
        throw new Error('A subquery in a select list has columns without their table: wrap it in correlated()');
    }
    return build.call(this, fields, options);
  };
}
