import { monogram } from '../../web/text.ts';
import styles from './number-portrait.module.css';

/** A placeholder for a missing portrait: a 4:5 jersey in the college's colors with the player's number or initials. */
export function NumberPortrait({ number, name }: { number: string | undefined; name: string }) {
  const text = number || monogram(name).slice(0, 2);
  return (
    <svg className={styles.portrait} viewBox="0 0 400 500" width="400" height="500" aria-hidden="true">
      <rect className={styles.ground} width="400" height="500" />
      <path className={styles.jersey} d="M133 40 20 96v404h360V96L267 40c-8 34-34 54-67 54s-59-20-67-54" />
      <path className={styles.sleeve} d="M20 96v92l58-30V67zm360 0v92l-58-30V67z" />
      <path className={styles.stripe} d="m20 150 58-30v14l-58 30zm360 0-58-30v14l58 30z" />
      <path className={styles.side} d="M20 500V300c26 40 34 120 36 200zm360 0V300c-26 40-34 120-36 200z" />
      <path className={styles.collar} d="M133 40c8 34 34 54 67 54s59-20 67-54l20 10c-10 46-42 74-87 74s-77-28-87-74z" />
      <text
        className={styles.number}
        x="200"
        y="395"
        textAnchor="middle"
        fontSize={text.length > 2 || /\D/.test(text) ? 210 : 290}
      >
        {text}
      </text>
    </svg>
  );
}
