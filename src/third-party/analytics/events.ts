import type { PageType } from '../../routing/routes.ts';

/** Everything that is reported, by the name it has in reports, with what is told of it. */
export type AnalyticsEvents = {
  page_view: { page_type: PageType; page_title: string; page_location: string; sport?: string | undefined };
  splash_click: { splash_id: number; link_url: string };
  promotion_click: { promotion_id: number; link_url: string };
  search: { search_term: string };
  outbound_click: { link_url: string; link_domain: string };
};

type AnalyticsEventName = keyof AnalyticsEvents;

export type AnalyticsEvent = {
  [Name in AnalyticsEventName]: { event: Name } & AnalyticsEvents[Name];
}[AnalyticsEventName];

const eventName = 'fieldhouse:analytics';

/** Says that something happened. Where nobody reports, or the reader has not consented, it goes no further. */
export const track = (event: AnalyticsEvent): void => {
  document.dispatchEvent(new CustomEvent(eventName, { detail: event }));
};

/** @returns stops listening */
export const onTracked = (listener: (event: AnalyticsEvent) => void): (() => void) => {
  const hear = (event: Event) => listener((event as CustomEvent<AnalyticsEvent>).detail);
  document.addEventListener(eventName, hear);
  return () => document.removeEventListener(eventName, hear);
};
