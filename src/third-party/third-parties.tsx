import { getRequestContext } from '../routing/request-context.ts';
import { Button } from '../ui/button.tsx';
import { ThirdPartyLoader } from './client/third-party-loader.tsx';
import styles from './privacy-choices.module.css';
import { privacyChoices } from './privacy-choices.ts';
import { pageTags } from './tags/page-tags.ts';

type Props = {
  /** Id of the story, player or game: a route that requires one renders this itself, when it has its data. */
  contentId?: number;
};

/**
 * What the college has set up with other companies. Nothing of them is in the document: a reader with JavaScript is
 * asked first. Where nothing is set up, for crawlers, print and hidden pages there is nothing at all.
 */
export const ThirdParties = async ({ contentId }: Props) => {
  const { tenant, route, isCrawler } = getRequestContext();
  const isElsewhere = contentId === undefined && route?.requiresContentId;
  if (!route || isElsewhere || isCrawler || route.view || route.access === 'hidden') return null;
  const { config = {} } = tenant.settings;
  const { gtmIds = [], analyticsMeasurementIds: measurementIds = [], consentManagerUrl, adBidding } = config;
  const tags = await pageTags(contentId);
  const isNothingSetUp = gtmIds.length + measurementIds.length + tags.length === 0;
  if (isNothingSetUp && !consentManagerUrl && !adBidding && !config.nativoEnabled) return null;
  return (
    <>
      <p className={styles.place}>
        <Button look={{ kind: 'text', theme: 'light-theme' }} needsScript {...{ [privacyChoices]: '' }}>
          Privacy choices
        </Button>
      </p>
      <ThirdPartyLoader suppliers={{ gtmIds, measurementIds, consentManagerUrl }} tags={tags} />
    </>
  );
};
