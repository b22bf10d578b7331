import { useEffect, useId, useRef } from 'react';

import { Button } from '../../../ui/controls/button.tsx';
import { SiteLink } from '../../../ui/controls/site-link.tsx';
import styles from './popup-dialog.module.css';

export type PopupText = { title: string; text: string; link?: { text: string; url: string } };

/** The popup; its button and Escape close it. */
export function PopupDialog({ popup, onClose }: { popup: PopupText; onClose: () => void }) {
  const { title, text, link } = popup;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{title}</h2>
      <p>{text}</p>
      <p className={styles.ways}>
        {link && (
          <SiteLink href={link.url} onClick={() => dialog.current?.close()}>
            {link.text}
          </SiteLink>
        )}
        <Button look={{ kind: 'alternate' }} onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </p>
    </dialog>
  );
}
