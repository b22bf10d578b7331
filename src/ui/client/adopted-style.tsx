'use client';

import { useEffect } from 'react';

/** Adds a style sheet to the document while it is shown. */
export const AdoptedStyle = ({ css }: { css: string }) => {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [css]);
  return null;
};
