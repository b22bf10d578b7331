import type { ReactElement } from 'react';
import { isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { type RequestContext, runWithRequestContext } from '../../routing/request-context.ts';
import type { MarkupPart } from '../markup/define-markup.ts';
import { documentTimeout } from '../with-timeout.ts';
import type { Promotion } from './promotion.ts';
import { PromotionSlot } from './promotion-slot.tsx';
import { campaign, promotion } from './testing.ts';

// Vite's environments make finished markup
vi.mock('../markup/markup.tsx', () => ({
  Markup: async ({ of: { component: Part }, props, className }: MarkupProps) => (
    <div className={className} dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<Part {...props} />) }} />
  ),
}));
vi.mock('../deferred.tsx', () => ({ Deferred: () => null }));

type MarkupProps = { of: MarkupPart<object>; props: object; className: string };
type Get = RequestContext['api']['promotions']['get'];

const render = (get: Get, context: Partial<RequestContext> = {}) => {
  const api = { promotions: { get } } as unknown as RequestContext['api'];
  const asked = { api, requestId: 'view', isCrawler: false, ...context } as RequestContext;
  return runWithRequestContext(asked, () =>
    PromotionSlot({ name: 'home-rotator', place: 'wide', label: 'Highlights' }),
  );
};
const html = async (shown: Promotion) => renderToStaticMarkup(await render(async () => shown));

const failures = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => failures.mockClear());
afterEach(() => vi.useRealTimers());

const two = [
  campaign(1, { link: '/sports/football' }),
  campaign(2, { link: 'https://a.example/', open_in_new_window: true }),
];

test('a place that shows nothing, or whose answer failed, is nothing', async () => {
  expect(await render(async () => undefined)).toBeNull();
});

test('an answer that cannot be shown is logged and left out', async () => {
  const lie = promotion({ campaigns: [{ ...campaign(1), picture: { images: 7 } } as never] });
  expect(await render(async () => lie)).toBeNull();
  expect(failures.mock.calls[0]?.[0]).toBe('The promotion home-rotator was left out:');
});

test('a slow answer comes later, to a place that is kept for it', async () => {
  vi.useFakeTimers();
  const slot = render(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(documentTimeout);
  const later = (await slot) as ReactElement<{ fallback: ReactElement }>;
  expect(isValidElement(later)).toBe(true);
  expect(renderToStaticMarkup(later.props.fallback)).toContain('data-place="wide"');
});

test('sliding campaigns are a carousel whose slides are numbered', async () => {
  const carousel = await html(promotion({ effect: 'slide', campaigns: two }));
  expect(carousel).toContain('aria-roledescription="carousel" aria-label="Highlights"');
  expect(carousel).toContain('data-rotator="home-rotator//"');
  expect(carousel).toMatch(/role="group" aria-roledescription="slide" aria-label="1 of 2".*aria-label="2 of 2"/);
});

test('of campaigns to pick from the first is there for who has no JavaScript', async () => {
  const picks = await html(promotion({ type: 'single', effect: 'random', campaigns: two }));
  expect(picks).toMatch(/data-campaign="1"><a/);
  expect(picks).toMatch(/data-campaign="2" hidden=""/);
  expect(picks).toContain('data-picks=""');
});

test('a campaign is linked as it says', async () => {
  const linked = await html(
    promotion({
      campaigns: [
        campaign(1, { link: 'https://a.example/', hover_text: 'Buy', css_class: 'big', open_in_new_window: true }),
      ],
    }),
  );
  expect(linked).toMatch(
    /<a class="[^"]*big" title="Buy" href="https:\/\/a.example\/" rel="noopener noreferrer" target="_blank">/,
  );
  expect(linked).toContain('opens in a new tab');
});

test('a link that would run code is words', async () => {
  const words = await html(promotion({ campaigns: [campaign(1, { link: 'javascript:alert(1)' })] }));
  expect(words).not.toContain('javascript');
  expect(words).toContain('Campaign 1');
});

test('a campaign of HTML is that HTML, one of icons its icon and words', async () => {
  expect(await html(promotion({ type: 'html', campaigns: [campaign(1, { html: '<p>Camp</p>' })] }))).toContain(
    '<p>Camp</p>',
  );
  const icons = await html(
    promotion({
      type: 'icons',
      campaigns: [campaign(1, { icon: 'ticket', link: '/a' }), campaign(2, { icon: 'odd', link: '/b' })],
    }),
  );
  expect(icons).toMatch(/icons\.svg#ticket.*Campaign 1.*icons\.svg#link.*Campaign 2/);
});

test('a picture has a shape for each window, the words of its title only once', async () => {
  const image = { alt: 'Campaign 1', width: 1800, height: 600, color: null };
  const picture = {
    images: [
      { ...image, url: '/media/wide.jpg', breakpoint: 768 },
      { ...image, url: '/media/narrow.jpg', breakpoint: 0 },
    ],
  };
  const shown = await html(promotion({ campaigns: [campaign(1, { picture })] }));
  expect(shown).toMatch(/<source media="\(min-width: 768px\)" type="image\/avif"[^>]*wide\.jpg/);
  expect(shown).toMatch(/<img src="[^"]*narrow\.jpg[^"]*" width="720" height="450" alt=""/);
  expect(shown.match(/Campaign 1/g)).toHaveLength(1);
});
