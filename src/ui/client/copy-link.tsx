'use client';

import { useState } from 'react';

import { Button } from '../controls/button.tsx';
import { announce } from './announce.ts';
import { copyText } from './copy-text.ts';

/** Copies the canonical URL of the page. */
export function CopyLink({ url }: { url: string }) {
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await copyText(url, setCopied);
      announce('Link copied');
    } catch {
      announce('The browser does not allow copying');
    }
  }

  return (
    <Button look={{ kind: 'text', theme: 'light-theme' }} needsScript onClick={copy}>
      {isCopied ? 'Copied' : 'Copy link'}
    </Button>
  );
}
