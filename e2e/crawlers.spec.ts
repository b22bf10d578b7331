import { colleges } from './colleges.ts';
import { sampledRoutes, samplesOf } from './samples.ts';
import { expect, test } from './test.ts';
import { invalidNesting } from './valid-html.ts';

const googlebot = {
  'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
};

/** What people read of a document, its title included. */
const textOf = (html: string) => html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');

for (const college of colleges) {
  test(`a crawler gets the pages of ${college} whole, in reading order, in valid HTML and with seasons such as 2026–27`, async ({
    site,
  }) => {
    for (const name of sampledRoutes) {
      for (const path of await samplesOf(site, college, name)) {
        const html = await site.text(college, path, googlebot);
        // what is streamed late waits in hidden elements at the end and needs JavaScript to move
        expect.soft(html, path).not.toMatch(/<template id="B:|<div hidden="" id="S:/);
        // a splash stands alone
        const parts = path.startsWith('/splash/')
          ? ['<h1', '</main>', '</html>']
          : ['<h1', '</main>', '<footer', '</html>'];
        const places = parts.map((part) => html.indexOf(part));
        expect.soft(places, path).toEqual(places.toSorted((a, b) => a - b));
        expect.soft(Math.min(...places), path).toBeGreaterThan(0);
        expect.soft(await invalidNesting(html), path).toEqual([]);
        expect.soft(textOf(html).match(/\b\d{4}-\d{2}\b(?!-\d)/g), path).toBeNull();
      }
    }
  });

  test(`a crawler gets the related stories of ${college} between story and footer`, async ({ site }) => {
    const [path = ''] = await samplesOf(site, college, 'story');
    const html = await site.text(college, path, googlebot);
    const [storyEnd, related, mainEnd] = ['</article>', 'id="related"', '</main>'].map((part) => html.indexOf(part));
    expect(storyEnd).toBeGreaterThan(0);
    expect(related).toBeGreaterThan(storyEnd ?? 0);
    expect(mainEnd).toBeGreaterThan(related ?? 0);
  });
}
