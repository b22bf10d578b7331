import type { ReactElement, ReactNode } from 'react';
import { isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { type RequestContext, runWithRequestContext } from '../../routing/request-context.ts';
import { documentTimeout } from '../../web/with-timeout.ts';
import type { MarkupPart } from '../markup/define-markup.ts';
import type { PlaceName } from './places.ts';
import type { Promotion } from './promotion.ts';
import { PromotionSlot } from './promotion-slot.tsx';
import { campaign, promotion } from './testing.ts';

// the real component needs Vite's environments
vi.mock('../markup/markup.tsx', () => ({
  Markup: async ({ of: { component: Part }, props, className }: MarkupProps) => (
    <div className={className} dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<Part {...props} />) }} />
  ),
}));
vi.mock('../page/deferred.tsx', () => ({ Deferred: () => null }));

type MarkupProps = { of: MarkupPart<object>; props: object; className: string };
type Get = RequestContext['api']['promotions']['get'];

const wait = (time: number) => new Promise<undefined>((resolve) => setTimeout(resolve, time, undefined));

const render = (get: Get, context: Partial<RequestContext> = {}, place: PlaceName = 'wide') => {
  const api = { promotions: { get } } as unknown as RequestContext['api'];
  const requestContext = { api, requestId: 'view', isCrawler: false, ...context } as RequestContext;
  return runWithRequestContext(requestContext, () =>
    PromotionSlot({ name: 'home-rotator', place, label: 'Highlights' }),
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

test('a place without a promotion renders nothing', async () => {
  expect(await render(async () => undefined)).toBeNull();
});

test('a promotion that fails to render is logged and omitted', async () => {
  const invalid = promotion({ campaigns: [{ ...campaign(1), picture: { images: 7 } } as never] });
  expect(await render(async () => invalid)).toBeNull();
  expect(failures.mock.calls[0]?.[0]).toBe('The promotion home-rotator failed:');
});

test('a slow response is streamed into a placeholder', async () => {
  vi.useFakeTimers();
  const slot = render(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(documentTimeout);
  const deferred = (await slot) as ReactElement<{ fallback: ReactElement }>;
  expect(isValidElement(deferred)).toBe(true);
  expect(renderToStaticMarkup(deferred.props.fallback)).toContain('data-place="wide"');
});

test('a slow response without a promotion leaves no placeholder', async () => {
  vi.useFakeTimers();
  const slot = render(() => wait(2 * documentTimeout));
  await vi.advanceTimersByTimeAsync(documentTimeout);
  const { children } = ((await slot) as ReactElement<{ children: ReactElement }>).props;
  const late = (children.type as (props: unknown) => Promise<ReactNode>)(children.props);
  await vi.advanceTimersByTimeAsync(documentTimeout);
  expect(await late).toBeNull();
});

test.each(['sponsor', 'action'] as const)('a slow response leaves no empty line in the header (%s)', async (place) => {
  vi.useFakeTimers();
  const slot = render(() => new Promise(() => {}), {}, place);
  await vi.advanceTimersByTimeAsync(documentTimeout);
  expect(await slot).toBeNull();
});

test('sliding campaigns are a carousel with numbered slides', async () => {
  const carousel = await html(promotion({ effect: 'slide', campaigns: two }));
  expect(carousel).toContain('aria-roledescription="carousel" aria-label="Highlights"');
  expect(carousel).toContain('data-rotator="home-rotator//"');
  expect(carousel).toMatch(/role="group" aria-roledescription="slide" aria-label="1 of 2".*aria-label="2 of 2"/);
});

test('without JavaScript the first of random campaigns is shown', async () => {
  const picks = await html(promotion({ type: 'single', effect: 'random', campaigns: two }));
  expect(picks).toMatch(/data-campaign="1"><a/);
  expect(picks).toMatch(/data-campaign="2" hidden=""/);
  expect(picks).toContain('data-picks=""');
});

test('a campaign has the link of its settings', async () => {
  const linked = await html(
    promotion({
      campaigns: [
        campaign(1, { link: 'https://a.example/', hover_text: 'Buy', css_class: 'big', open_in_new_window: true }),
      ],
    }),
  );
  expect(linked).toMatch(
    /<a href="https:\/\/a.example\/" class="[^"]*big" title="Buy" rel="noopener noreferrer" target="_blank">/,
  );
  expect(linked).toContain('opens in a new tab');
});

test('a script URL is plain text', async () => {
  const plain = await html(promotion({ campaigns: [campaign(1, { link: 'javascript:alert(1)' })] }));
  expect(plain).not.toContain('javascript');
  expect(plain).toContain('Campaign 1');
});

test('an HTML campaign renders its HTML, an icon campaign its icon and title', async () => {
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

test('a picture has a source for each breakpoint, and the title appears once', async () => {
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
