import styles from './group-heading.module.css';

type Props = { id: string; title: string; count: number };

/** The position or class of the players below. */
export const GroupHeading = ({ id, title, count }: Props) => (
  <h3 id={id} className={styles.heading}>
    {title} <span>{count}</span>
  </h3>
);
