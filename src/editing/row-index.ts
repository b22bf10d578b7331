/** The rows of a kind while changes are planned. */
export type RowIndex<Row> = {
  get: (id: number) => Row | undefined;
  all: () => Row[];
  /** The rows with the same values of some keys as another one. They are indexed by the first call. */
  like: (row: object, keys: readonly string[]) => Iterable<Row>;
  /** Adds a row, or replaces the one with its id. */
  set: (row: Row) => void;
};

/** Finds rows by their values in constant time, because an import of thousands of rows looks for each of them. */
export function createRowIndex<Row extends { id: number }>(rows: readonly Row[]): RowIndex<Row> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const indexes = new Map<string, { keys: readonly string[]; found: Map<string, Set<Row>> }>();

  const add = ({ keys, found }: { keys: readonly string[]; found: Map<string, Set<Row>> }, row: Row) => {
    const values = valuesOf(row, keys);
    const same = found.get(values);
    if (same) same.add(row);
    else found.set(values, new Set([row]));
  };
  const indexOf = (keys: readonly string[]) => {
    const name = keys.join(' ');
    const known = indexes.get(name);
    if (known) return known;
    const index = { keys, found: new Map<string, Set<Row>>() };
    for (const row of byId.values()) add(index, row);
    indexes.set(name, index);
    return index;
  };
  return {
    get: (id) => byId.get(id),
    all: () => [...byId.values()],
    like: (row, keys) => indexOf(keys).found.get(valuesOf(row, keys)) ?? [],
    set: (row) => {
      const former = byId.get(row.id);
      byId.set(row.id, row);
      for (const index of indexes.values()) {
        if (former) index.found.get(valuesOf(former, index.keys))?.delete(former);
        add(index, row);
      }
    },
  };
}

const valuesOf = (row: object, keys: readonly string[]): string =>
  JSON.stringify(keys.map((key) => Reflect.get(row, key) ?? null));
