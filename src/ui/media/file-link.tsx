import type { FileResponse } from '../../domain/stored-file.ts';
import { printSize, printType } from '../../web/file-size.ts';
import styles from './file-link.module.css';

type Props = {
  /** The link's URL, if it is not the file's own. */
  href?: string | undefined;
  title: string;
  file: Pick<FileResponse, 'url' | 'name' | 'size'> | null;
};

/** A link to a file with its type and size, without client-side navigation. */
export const FileLink = ({ href, title, file }: Props) => (
  <a className={styles.link} href={href ?? file?.url ?? ''}>
    <span className={styles.title}>{title}</span>
    {file && (
      <span className={styles.facts}>
        {printType(file.name)}, {printSize(file.size)}
      </span>
    )}
  </a>
);
