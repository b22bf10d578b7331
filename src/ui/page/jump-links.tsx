import styles from './jump-links.module.css';

type Props = { label: string; links: readonly { id: string; label: string }[] };

/** Links to the groups of a long page; nothing for fewer than three. */
export const JumpLinks = ({ label, links }: Props) =>
  links.length < 3 ? null : (
    <nav className={styles.jump} aria-label={label}>
      <ul>
        {links.map(({ id, label: text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
