import { type ThemeColors, themeColorsOf } from '../../domain/theme.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Head } from '../../ui/page/head.tsx';
import { InlineStyle } from '../../ui/page/inline-style.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { deriveTokens, type Scheme } from '../../ui/theme/derive.ts';
import { controlSamples } from './samples/control-samples.tsx';
import { gameSamples } from './samples/game-samples.tsx';
import { peopleSamples } from './samples/people-samples.tsx';
import { textSamples } from './samples/text-samples.tsx';
import styles from './style-page.module.css';

const samples = [...textSamples, ...controlSamples, ...gameSamples, ...peopleSamples];

type Props = { id: string; title: string; colors: ThemeColors; scheme: Scheme };

/** All samples in the tokens of a palette and color scheme, independent of the page's. */
const Ground = ({ id, title, colors, scheme }: Props) => (
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

/** The components of src/ui in both color schemes, in the college's palette and two others. */
export default function StylePage() {
  const { tenant } = getRequestContext();
  return (
    <div className={styles.page}>
      <Head title="Components" description="" path={href('hiddenStyle')} indexed={false} />
      <PageHeader title="Components of src/ui" />
      {palettesWith(themeColorsOf(tenant)).flatMap(({ name, colors }) =>
        (['light', 'dark'] as const).map((scheme) => (
          <Ground
            key={`${name} ${scheme}`}
            id={`${name}-${scheme}`}
            title={`${name}, ${scheme}`}
            colors={colors}
            scheme={scheme}
          />
        )),
      )}
    </div>
  );
}

type Palette = { name: string; colors: ThemeColors };

/** Colors of the sample colleges, which are far apart in hue and lightness. */
const references: readonly Palette[] = [
  { name: 'navy', colors: { primary: '#12305c', secondary: '#f2b41b', accent: '#2a7fb0' } },
  { name: 'green', colors: { primary: '#1c4f38', secondary: '#e8762c', accent: '#8a5a2b' } },
];

/** A college's palette, then the reference palettes with another primary color. */
const palettesWith = (colors: ThemeColors): Palette[] => [
  { name: 'college', colors },
  ...references.filter((reference) => reference.colors.primary !== colors.primary),
];
