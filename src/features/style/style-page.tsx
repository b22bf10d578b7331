import { themeColorsOf } from '../../domain/theme.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Head } from '../../ui/head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Ground } from './ground.tsx';
import { palettesWith } from './palettes.ts';
import styles from './style-page.module.css';

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
