export type Fields = { [name: string]: string | Fields };

/** Reads `line_items[0][price_data][unit_amount]=500` into nested objects, as Stripe encodes parameters. */
export function readFields(body: string): Fields {
  const fields: Fields = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/\[|\]\[|\]/).filter(Boolean);
    const last = path.pop() ?? '';
    let at = fields;
    for (const part of path) {
      const inner = at[part];
      const next = typeof inner === 'object' ? inner : {};
      at[part] = next;
      at = next;
    }
    at[last] = value;
  }
  return fields;
}
