import type { Thing, WithContext } from 'schema-dts';

type Props = {
  /** One thing, or an array that stays the top level of its script, as readers of schedule and roster pages expect. */
  data: WithContext<Thing> | readonly WithContext<Thing>[];
  nonce?: string | undefined;
};

/** Facts of the page for machines. Several scripts on one page are fine. */
export const JsonLd = ({ data, nonce }: Props) => (
  <script type="application/ld+json" nonce={nonce} dangerouslySetInnerHTML={{ __html: serialiseJsonLd(data) }} />
);

/** JSON that is safe inside a script element. */
export const serialiseJsonLd = (data: Props['data']): string => JSON.stringify(data).replaceAll('<', '\\u003c');
