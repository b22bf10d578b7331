import { getRequestContext } from '../request-context.ts';
import { ConsentControl } from './consent/client/consent-control.tsx';
import { Tags } from './tags/client/tags.tsx';
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
      <ConsentControl gtmIds={gtmIds} measurementIds={measurementIds} consentManagerUrl={consentManagerUrl} />
      {tags.length > 0 && <Tags tags={tags} />}
    </>
  );
};
