import { useEffect, useState } from 'react';

import { ConsentBanner } from '../consent/client/consent-banner.tsx';
import { openManager } from '../consent/client/outside-manager.ts';
import { privacyChoices } from '../privacy-choices.ts';
import { keepTags } from '../tags/client/keep-tags.ts';
import { start } from './start.ts';
import type { ThirdPartyProps } from './third-party-props.ts';

/** Asks the reader about what the college has set up with others, offers to change the answer, and does what it allows. */
export function ThirdPartyIsland({ suppliers, tags }: ThirdPartyProps) {
  const [asked, setAsked] = useState<'by us' | 'by the reader'>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a college has set up holds for the document
  useEffect(() => start(suppliers, () => setAsked('by us')), []);

  useEffect(() => keepTags(tags), [tags]);

  useEffect(() => {
    const change = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest(`[${privacyChoices}]`)) return;
      if (!openManager()) setAsked('by the reader');
    };
    document.addEventListener('click', change);
    return () => document.removeEventListener('click', change);
  }, []);

  return asked && <ConsentBanner takesFocus={asked === 'by the reader'} onDone={() => setAsked(undefined)} />;
}
