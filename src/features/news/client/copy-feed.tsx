'use client';

import { useState } from 'react';

import { announce } from '../../../ui/client/announce.ts';
import { copyText } from '../../../ui/client/copy-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { VisuallyHidden } from '../../../ui/controls/visually-hidden.tsx';

/** Copies the URL of a feed. */
export function CopyFeed({ title, url }: { title: string; url: string }) {
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await copyText(url, setCopied);
      announce(`Link to ${title} copied`);
    } catch {
      announce('The browser does not allow copying');
    }
  }

  return (
    <Button look={{ kind: 'text', theme: 'light-theme' }} needsScript onClick={copy}>
      {isCopied ? 'Copied' : 'Copy link'}
      <VisuallyHidden> of {title}</VisuallyHidden>
    </Button>
  );
}
