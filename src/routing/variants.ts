/**
 * A variant of a page with its own path: `hidden` is the page for staff, below `/hidden`; `print` and `text` are complete
 * documents, with that segment before an optional last parameter, and share a page module beside the page's:
 * `schedule-view-page` beside `schedule-page`.
 */
export type Variant = 'hidden' | 'print' | 'text';

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

/** The route of a row, then its variants, which accept no form and have no analytics. */
export const expandVariants = <Each extends Row>({ variants = [], ...page }: Each) => [
  page,
  ...variants.map((form) => {
    const { requiresContentId, takesForm, ...shared } = page;
    const name = `${form}${page.name.charAt(0).toUpperCase()}${page.name.slice(1)}`;
    const own =
      form === 'hidden'
        ? { access: 'hidden' as const }
        : { view: form, page: page.page.replace(/-page$/, '-view-page') };
    return { ...shared, name, path: variantPath(form, page.path), ...own };
  }),
];

/** `/sports/{slug}/roster/{season?}` → `/sports/{slug}/roster/print/{season?}` */
const variantPath = (form: Variant, path: `/${string}`): `/${string}` =>
  form === 'hidden' ? `/hidden${path}` : (path.replace(/(\/\{\w+\?\})?$/, `/${form}$1`) as `/${string}`);
