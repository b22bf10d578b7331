import { imageAddress, isPicture, isResizable } from '../../web/image-address.ts';
import { monogram } from '../../web/text.ts';
import styles from './team-logo.module.css';

type Props = {
  name: string;
  url?: string | null | undefined;
  /** Width and height in CSS pixels. */
  size?: 24 | 32 | 48 | 64 | 96;
  /** Empty if the name is next to the logo. */
  alt?: string;
};

/** A team's logo, or its initials without one. */
export function TeamLogo({ name, url, size = 32, alt = '' }: Props) {
  if (!isPicture(url)) {
    return <Monogram text={monogram(name)} size={size} alt={alt} />;
  }
  const source = isResizable(url) ? imageAddress(url, { width: size * 2, height: size * 2 }, 'webp') : url;
  return <img className={styles.logo} src={source} width={size} height={size} alt={alt} loading="lazy" />;
}

function Monogram({ text, size, alt }: { text: string; size: number; alt: string }) {
  const fontSize = [22, 22, 22, 17, 13][text.length] ?? 13;
  return (
    <svg
      className={styles.monogram}
      viewBox="0 0 40 40"
      width={size}
      height={size}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={!alt}
    >
      <path className={styles.shape} d="M3 3h34v19c0 8-7 13-17 16C10 35 3 30 3 22z" />
      <text className={styles.letters} x="20" y={19 + fontSize * 0.36} fontSize={fontSize} textAnchor="middle">
        {text}
      </text>
    </svg>
  );
}
