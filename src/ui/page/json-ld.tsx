import type { Thing, WithContext } from 'schema-dts';

type Props = {
  /** An array is the top level of the script, as consumers of schedule and roster pages expect. */
  data: WithContext<Thing> | readonly WithContext<Thing>[] | undefined;
};

/** Structured data of the page, if there is any. A page may contain several scripts. */
export const JsonLd = ({ data }: Props) =>
  data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }} />;

/** JSON that is safe inside a script element. */
export const serializeJsonLd = (data: NonNullable<Props['data']>): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');
