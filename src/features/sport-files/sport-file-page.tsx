import type { PageProps } from '../../routing/load.ts';
import { ThirdParties } from '../../third-party/third-parties.tsx';
import { TextWithForm } from '../../ui/forms/text-with-form.tsx';
import { FileLink } from '../../ui/media/file-link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import type { loadSportFile } from './loads.ts';
import styles from './sport-file.module.css';
import { SportFileHead } from './sport-file-head.tsx';

export default function SportFilePage({ data: { page } }: PageProps<typeof loadSportFile>) {
  return (
    <>
      <SportFileHead page={page} />
      <article className={styles.page}>
        <h1>{page.title}</h1>
        {page.summary && <p className={styles.standfirst}>{page.summary}</p>}
        {page.image && (
          <Picture
            url={page.image.url}
            alt={page.image.altText}
            focus={page.image.focus}
            width={1200}
            height={675}
            itemId={page.id}
            eager
          />
        )}
        {page.content && <TextWithForm content={page.content} />}
        {page.documents.length > 0 && (
          <section aria-labelledby="documents">
            <h2 id="documents">Documents</h2>
            <ul className={styles.documents}>
              {page.documents.map(({ id, title, url }) => (
                <li key={id}>
                  <FileLink href={url ?? ''} title={title} file={null} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </article>
      <ThirdParties contentId={page.id} />
    </>
  );
}
