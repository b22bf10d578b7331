import { getRequestContext } from '../routing/request-context.ts';
import { Button } from '../ui/controls/button.tsx';
import { ThirdPartyLoader } from './client/third-party-loader.tsx';
import styles from './privacy-choices.module.css';
import { privacyChoices } from './privacy-choices.ts';
import { pageTags } from './tags/page-tags.ts';

type Props = {
  /** Id of the story, player or game. Pages of routes with `requiresContentId` render this component themselves. */
  contentId?: number;
};

/**
 * Loads the college's vendors after the reader's consent; the document itself contains nothing of theirs. Renders nothing
 * without vendors, for crawlers, and on print, text and hidden pages.
 */
export const ThirdParties = async ({ contentId }: Props) => {
  const { inlineCode, tenant, route, isCrawler } = getRequestContext();
  const isElsewhere = contentId === undefined && route?.requiresContentId;
  if (!route || isElsewhere || isCrawler || route.view || route.access === 'hidden') return null;
  const { config = {} } = tenant.settings;
  const { gtmIds = [], analyticsMeasurementIds: measurementIds = [], consentManagerUrl } = config;
  const tags = await pageTags(contentId);
  const isNothingSetUp = gtmIds.length + measurementIds.length + tags.length === 0;
  const hasAds = config.adBidding || config.nativoEnabled || config.clipAds;
  if (isNothingSetUp && !consentManagerUrl && !hasAds) return null;
  if (tags.length > 0) inlineCode.allowLoading();
  return (
    <>
      <p className={styles.place}>
        <Button look={{ kind: 'text', theme: 'light-theme' }} needsScript {...{ [privacyChoices]: '' }}>
          Privacy choices
        </Button>
      </p>
      <ThirdPartyLoader vendors={{ gtmIds, measurementIds, consentManagerUrl }} tags={tags} />
    </>
  );
};
