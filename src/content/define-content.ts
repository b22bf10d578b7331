import type { Type } from 'arktype';

import type { SiteSection } from '../domain/site-section.ts';
import type { AnyField, FieldCollege, Fields, ReadContext, ResponseContext } from './fields/field.ts';
import { publication } from './fields/publication.ts';

type StoredOf<F> = F extends { read(...input: never[]): infer Stored } ? Awaited<Stored> : never;
type WireOf<F> = F extends { schema: Type<infer Wire> } ? Wire : never;
type Nullable<F, Value> = F extends { presence: 'optional' } ? Value | null : Value;
type KeysWithout<F extends Fields, P> = { [Key in keyof F]: F[Key]['presence'] extends P ? never : Key }[keyof F];

/** Keys of the fields that have a column. */
export type ColumnKey<F extends Fields> = KeysWithout<F, 'many' | 'aside'>;

/** A row as stored; a many-to-many field is a list of ids. */
export type RowOf<F extends Fields> = { tenantId: number; id: number; updatedAt: string } & {
  [Key in KeysWithout<F, 'aside'>]: Nullable<F[Key], StoredOf<F[Key]>>;
};

/** An item of a kind in API responses. */
export type ItemOf<F extends Fields> = { id: number; url: string | null; dateModifiedUtc: string } & {
  [Key in KeysWithout<F, 'aside'>]: Nullable<F[Key], WireOf<F[Key]>>;
};

/** An error in a row as a whole, reported at the field to correct. */
export type FieldProblem = { field: string; message: string };

/** The fields that determine who sees a row, and when. A missing rule restricts nothing. */
export type Visibility = {
  /** A choice of `public`, `protected` (everyone with the URL) and `hidden` (staff). */
  access?: string;
  from?: string;
  until?: string;
  /** Includes rows before `from`, so that open pages can show them on time. */
  sentEarly?: true;
  /** Yes-or-no fields, all of which must be yes. */
  switches?: readonly string[];
};

type FillContext = FieldCollege &
  Pick<ReadContext, 'findPeople' | 'findRows' | 'input' | 'now'> & {
    id: number;
    warn: (field: string, message: string) => void;
  };

/** A content kind: everything that its table, endpoints, commands, search, sitemap and feed are derived from. */
export type ContentKind<F extends Fields = Fields, Name extends string = string, AddressKey extends string = string> = {
  /** Singular, in camel case: `facility`. */
  name: Name;
  /** The name in snake case. */
  table: string;
  /** The name in plain words, and its plural. */
  noun: string;
  plural: string;
  /** Subject of the command group, for the help (default: the plural). */
  about?: string;
  fields: F;
  visibility: Visibility;
  /**
   * Keys of the fields by which lists are sorted, prefixed with `-` for descending. A final `position` is a manual order: new
   * rows come last among rows with the same values of the preceding keys.
   */
  order: readonly string[];
  /** Sets of fields whose values no two rows of a college share. The first set names a row in commands. */
  unique: readonly (readonly string[])[];
  /** Keys of the fields by which lists can be filtered; for many-to-many fields, the name of the other id: `sportId`. */
  filters: readonly string[];
  /** Other names of filters: `{ categoryId: 'podcastId' }`. */
  filterAliases: Readonly<Record<string, string>>;
  /** Keys of text fields that are too long for lists, which have an empty text instead. */
  longTexts: readonly string[];
  /** The fields that site search reads, by weight. */
  search: { readonly [Key in keyof F]?: 'A' | 'B' | 'C' | 'D' };
  /** Rows with the same values of these fields are one search result, such as the seasons of a coach. */
  searchOnce: readonly string[];
  /** The fields of printed lists; the first one is the title of a row. */
  columns: readonly string[];
  /** The title of a row, if it is not its first column. */
  title?(row: RowOf<F>): string;
  /** Values that empty fields take in responses, from referenced rows. */
  inherit?(row: RowOf<F>, related: ResponseContext['related']): Partial<RowOf<F>>;
  /** First word of its commands, and the prefix of the second word if a group has two kinds. */
  group: string;
  verbPrefix: string;
  /** Path below `/api/v2`: `/Facilities`. A kind without a path has handwritten endpoints. */
  path?: `/${string}`;
  /** URL of a row's page. */
  url?(row: RowOf<F>, related: ResponseContext['related']): string | undefined;
  /** URL of a search result, if rows have no page; `url` by default. */
  searchUrl?(row: RowOf<F>, related: ResponseContext['related']): string | undefined;
  /** URL of the page that lists all rows. */
  listUrl?(): string;
  /** The list page's entry in the list of all sections, and in the footer; absent if other pages link to it. */
  section?: Pick<SiteSection, 'title' | 'group'> & Partial<SiteSection>;
  /** The slug field of its URL, unique among the rows with the same `within`; former slugs redirect. */
  address?: { slug: AddressKey; within?: AddressKey };
  /** The field with the time of the last change to one of the fields that readers read. */
  revised?: { at: string; by: readonly string[] };
  /** Its RSS feed: the path and title, and the keys of the fields that make up an item. */
  feed?: {
    path: `/${string}`;
    title: string;
    published: string;
    summary?: string;
    content?: string;
    author?: string;
    picture?: string;
  };
  /** Key of the reference to the parent row, such as the hall of an inductee. Rows of a hidden parent are hidden. */
  partOf?: string;
  /** Fields that responses leave empty after an instant, such as a discount that has ended. */
  lapse?: { at: string; fields: readonly string[] };
  /** A prescribed wire format. */
  response?: { schema: Type<object>; toResponse(row: RowOf<F>, context: ResponseContext): object };
  /** Default values of a new row that depend on its other values. */
  fill?(input: Partial<RowOf<F>>, context: FillContext): Partial<RowOf<F>> | Promise<Partial<RowOf<F>>>;
  /** Validates a row as it would be stored; `others` loads the college's other rows. */
  check?(
    row: RowOf<F>,
    context: ReadContext & { others: () => Promise<readonly RowOf<F>[]> },
  ): readonly FieldProblem[] | Promise<readonly FieldProblem[]>;
  /** Values that follow from others, before each write: the instant at which a game starts from its day, time and zone. */
  settle?(
    row: RowOf<F>,
    context: FieldCollege & Pick<ReadContext, 'findRows' | 'input' | 'now'> & { before: RowOf<F> | undefined },
  ): Partial<RowOf<F>> | Promise<Partial<RowOf<F>>>;
  /** Rows cannot be removed, because rows of other kinds depend on them. */
  isPermanent?: true;
  /** Its table is declared in `src/db/schema`; its pages and responses are handwritten. */
  isCore?: true;
  /** The fields of sports data that decide whether the public sees something. */
  hides?: readonly string[];
};

type VisibilityOption = 'public' | 'published' | Visibility;

type Definition<F extends Fields, All extends Fields, Name extends string, AddressKey extends string> = {
  name: Name;
} & Partial<Omit<ContentKind<All, Name, AddressKey>, 'name' | 'table' | 'fields' | 'visibility' | 'order'>> & {
    fields: F;
    /** `published` adds the fields access, visibleFrom and visibleUntil; `public` restricts nothing. */
    visibility: VisibilityOption;
    order: string | readonly string[];
  };

type WithPublication<F extends Fields, V> = V extends 'published' ? F & typeof publication : F;

/** Defines a content kind. Throws if an order, filter, column, feed or search names an unknown field. */
export function defineContent<
  const F extends Fields,
  const V extends VisibilityOption,
  const Name extends string,
  const AddressKey extends string,
>(
  definition: Definition<F, WithPublication<F, V>, Name, AddressKey> & { visibility: V },
): ContentKind<WithPublication<F, V>, Name, AddressKey> {
  const { name, visibility } = definition;
  const noun = definition.noun ?? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const fields = { ...definition.fields, ...(visibility === 'published' && publication) } as WithPublication<F, V>;
  const kind = {
    noun,
    plural: /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`,
    unique: [],
    filters: [],
    filterAliases: {},
    longTexts: [],
    search: {},
    searchOnce: [],
    columns: Object.keys(fields).slice(0, 3),
    group: noun,
    verbPrefix: '',
    ...definition,
    table: snakeCase(name),
    fields,
    visibility: visibilityOf(visibility),
    order: [definition.order].flat(),
  };
  const known = [
    'id',
    ...namedFields(kind).flatMap(({ key, name, field }) => [key, name, `${key}Id`, ...filterNames(field)]),
  ];
  const { path: _, title: __, ...feedKeys } = definition.feed ?? {};
  const order = kind.order.map((key) => key.replace(/^-/, ''));
  const filters = [...kind.filters, ...Object.values(kind.filterAliases)];
  const lapsing = definition.lapse ? [definition.lapse.at, ...definition.lapse.fields] : [];
  const revised = definition.revised ? [definition.revised.at, ...definition.revised.by] : [];
  const named = [
    ...kind.columns,
    ...kind.longTexts,
    ...Object.keys(kind.search),
    ...kind.searchOnce,
    ...Object.values(feedKeys),
    ...lapsing,
    ...revised,
  ];
  const keys = [...order, ...filters, ...named];
  const unknown = keys.find((key) => !known.includes(key));
  if (unknown) throw new Error(`Content kind ${name} names the field "${unknown}", which it does not have`);
  return kind as ContentKind<WithPublication<F, V>, Name, AddressKey>;
}

/** The name of the filter by a many-to-many field: `sportId`. */
const filterNames = ({ storage }: AnyField): string[] => {
  if (storage.as !== 'many') return [];
  return [`${typeof storage.to === 'string' ? storage.to : storage.to.name}Id`];
};

const visibilityOf = (visibility: VisibilityOption): Visibility => {
  if (visibility === 'public') return {};
  return visibility === 'published' ? { access: 'access', from: 'visibleFrom', until: 'visibleUntil' } : visibility;
};

/** The name of a column or table: `visible_from`. */
export const snakeCase = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Fields with a column, by key. */
export const columnFields = ({ fields }: Pick<ContentKind, 'fields'>): [string, AnyField][] =>
  Object.entries(fields).filter(([, { storage }]) => storage.as !== 'many' && storage.as !== 'nothing');

/** The keys that make up a URL besides the college: `localDate` and `slug`. */
export const addressKeys = ({ address }: Pick<ContentKind, 'address'>): string[] =>
  address ? [...(address.within ? [address.within] : []), address.slug] : [];

/** The kind of the parent rows. */
export function parentOf({ partOf = '', fields }: Pick<ContentKind, 'partOf' | 'fields'>): ContentKind | undefined {
  const { storage } = fields[partOf] ?? {};
  return storage?.as === 'reference' ? (storage.to as ContentKind) : undefined;
}

/** The fields of a kind that users enter, with their names in commands and JSON files. */
export const namedFields = ({ fields }: { fields: Fields }): { key: string; name: string; field: AnyField }[] =>
  Object.entries(fields)
    .filter(([, { isPart }]) => !isPart)
    .map(([key, field]) => ({ key, name: field.name ?? key, field }));
