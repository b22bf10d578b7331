import type { ThemeColors } from '../../domain/theme.ts';
import { InlineStyle } from '../../ui/page/inline-style.tsx';
import { deriveTokens, type Scheme } from '../../ui/theme/derive.ts';
import { controlSamples } from './samples/control-samples.tsx';
import { gameSamples } from './samples/game-samples.tsx';
import { peopleSamples } from './samples/people-samples.tsx';
import { textSamples } from './samples/text-samples.tsx';
import styles from './style-page.module.css';

const samples = [...textSamples, ...controlSamples, ...gameSamples, ...peopleSamples];

type Props = { id: string; title: string; colors: ThemeColors; scheme: Scheme };

/** All samples in the tokens of a palette and color scheme, independent of the page's. */
export const Ground = ({ id, title, colors, scheme }: Props) => (
  <section id={id} className={styles.ground}>
    <InlineStyle css={tokenRule(`#${id}`, colors, scheme)} />
    <h2>{title}</h2>
    {samples.map(({ name, shows }, index) => (
      <section key={name} className={styles.sample} aria-label={`${name}, ${title}`}>
        <p className={styles.name}>{name}</p>
        {shows(`${id}-${index}`)}
      </section>
    ))}
  </section>
);

function tokenRule(selector: string, colors: ThemeColors, scheme: Scheme): string {
  const tokens = Object.entries(deriveTokens(colors, scheme)).map(([name, value]) => `--${name}:${value}`);
  return `${selector}{color-scheme:${scheme};${tokens.join(';')}}`;
}
