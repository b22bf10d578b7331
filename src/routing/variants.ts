/**
 * A variant of a page with its own path: `hidden` is the page for staff, below `/hidden`, `protected` the one for everyone
 * with its address, below `/protected`; `print` and `text` are complete
 * documents, with that segment before an optional last parameter, and share a page module beside the page's:
 * `schedule-view-page` beside `schedule-page`. Files are made of the module `schedule-document`.
 */
export type Variant = 'hidden' | 'protected' | 'print' | 'text' | RouteFile;

/** A file beside a page: a document, or the page's RSS feed, which `src/feeds` responds to. */
export type RouteFile = FileFormat | 'rss';

/** `pdf` is a segment after the page's path, the others are its extension: `/schedule/2026/pdf`, `/schedule.csv`. */
export type FileFormat = 'pdf' | 'txt' | 'csv';

/** `'hiddenStory'` for the page `'story'`. */
export type VariantName<Form extends Variant, Name extends string> = `${Form}${Capitalize<Name>}`;

type Row = {
  name: string;
  path: `/${string}`;
  page: string;
  access: string;
  requiresContentId?: true;
  takesForm?: true;
  variants?: readonly Variant[];
};

/** The route of a row, then its variants, which have no analytics; only `hidden` and `protected` ones accept a form. */
export const expandVariants = <Each extends Row>({ variants = [], ...page }: Each) => [
  page,
  ...variants.map((form) => {
    const { requiresContentId, takesForm, ...shared } = page;
    const name = `${form}${page.name.charAt(0).toUpperCase()}${page.name.slice(1)}`;
    const isWholePage = form === 'hidden' || form === 'protected';
    return { ...shared, ...(takesForm && isWholePage && { takesForm }), name, ...propertiesOf(form, page) };
  }),
];

function propertiesOf(form: Variant, { path, page }: Pick<Row, 'path' | 'page'>) {
  switch (form) {
    case 'hidden':
    case 'protected':
      return { path: `/${form}${path}` as const, access: form };
    case 'print':
    case 'text':
      return {
        // `/sports/{slug}/roster/{season?}` becomes `/sports/{slug}/roster/print/{season?}`
        path: path.replace(/(\/\{\w+\?\})?$/, `/${form}$1`) as `/${string}`,
        page: page.replace(/-page$/, '-view-page'),
        view: form,
      };
    default:
      return { path: form === 'pdf' ? (`${path}/pdf` as const) : (`${path}.${form}` as const), file: form, of: path };
  }
}
