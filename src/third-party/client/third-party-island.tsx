import { useEffect, useState } from 'react';

import { ConsentBanner } from '../consent/client/consent-banner.tsx';
import { openConsentManager } from '../consent/client/consent-manager.ts';
import { privacyChoices } from '../privacy-choices.ts';
import { insertTagsWithConsent } from '../tags/client/tags-with-consent.ts';
import { startVendors } from './start.ts';
import type { ThirdPartyProps } from './third-party-props.ts';

/** Asks for consent to the college's vendors, lets the reader change the choice, and loads the permitted ones. */
export function ThirdPartyIsland({ vendors, tags }: ThirdPartyProps) {
  const [opened, setOpened] = useState<'automatically' | 'by the reader'>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: vendors do not change within a document
  useEffect(() => startVendors(vendors, () => setOpened('automatically')), []);

  useEffect(() => insertTagsWithConsent(tags), [tags]);

  useEffect(() => {
    const openChoices = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest(`[${privacyChoices}]`)) return;
      if (!openConsentManager()) setOpened('by the reader');
    };
    document.addEventListener('click', openChoices);
    return () => document.removeEventListener('click', openChoices);
  }, []);

  return opened && <ConsentBanner takesFocus={opened === 'by the reader'} onDone={() => setOpened(undefined)} />;
}
