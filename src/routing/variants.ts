/**
 * Another form of a page at an address of its own: `hidden` is the page for staff, below `/hidden`; `print` and `text`
 * are the whole page in reading order, with the word before an optional last parameter.
 */
export type Variant = 'hidden' | 'print' | 'text';

/** `'hiddenStory'` for the page `'story'`. */
export type VariantName<Form extends Variant, Name extends string> = `${Form}${Capitalize<Name>}`;

type Row = {
  name: string;
  path: `/${string}`;
  access: string;
  requiresContentId?: true;
  takesForm?: true;
  variants?: readonly Variant[];
};

/** The page of a row, then its variants; these take no form, and no analytics wait for their content. */
export const expandVariants = <Each extends Row>({ variants = [], ...page }: Each) => [
  page,
  ...variants.map((form) => {
    const { requiresContentId, takesForm, ...shared } = page;
    const name = `${form}${page.name.charAt(0).toUpperCase()}${page.name.slice(1)}`;
    const own = form === 'hidden' ? { access: 'hidden' as const } : { view: form };
    return { ...shared, name, path: variantPath(form, page.path), ...own };
  }),
];

/** `/sports/{slug}/roster/{season?}` prints at `/sports/{slug}/roster/print/{season?}`. */
const variantPath = (form: Variant, path: `/${string}`): `/${string}` =>
  form === 'hidden' ? `/hidden${path}` : (path.replace(/(\/\{\w+\?\})?$/, `/${form}$1`) as `/${string}`);
