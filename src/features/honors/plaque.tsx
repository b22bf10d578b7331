import type { ComponentProps } from 'react';

import { PersonPortrait } from '../../ui/people/person-portrait.tsx';
import { DefinitionList } from '../../ui/tables/definition-list.tsx';
import { enDashed } from '../../web/text.ts';
import styles from './honors.module.css';
import type { pictureOf } from './inductee-facts.ts';

type Props = {
  /** `about` is HTML that the API has sanitized. */
  item: { id: number; title: string; about: string | null };
  image: ReturnType<typeof pictureOf>;
  /** Year or season of the honor. */
  when: string;
  summary: string | null;
  facts: ComponentProps<typeof DefinitionList>['items'];
};

/** The picture, name, facts and text of an honored person or team. */
export const Plaque = ({ item: { id, title, about }, image, when, summary, facts }: Props) => (
  <article>
    <div className={styles.plaque}>
      <div className={styles.portraitLarge}>
        <PersonPortrait id={id} name={title} image={image} width={400} sizes="(max-width: 767px) 60vw, 400px" eager />
      </div>
      <div>
        <p className={styles.class}>{enDashed(when)}</p>
        <h1>{title}</h1>
        {summary && <p className={styles.summary}>{enDashed(summary)}</p>}
        <DefinitionList items={facts} />
      </div>
    </div>
    {about && <div className={styles.prose} dangerouslySetInnerHTML={{ __html: about }} />}
  </article>
);
