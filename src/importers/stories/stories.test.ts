import { describe, expect, test } from 'vitest';

import { cleanHtml } from '../../web/clean-html.ts';
import { picturesIn, placePictures } from './pictures.ts';
import { readStoryFile } from './read-story-file.ts';

const read = (name: string, text: string) => readStoryFile({ name, bytes: new TextEncoder().encode(text) });

describe('a Markdown file', () => {
  test('has its facts in the front matter and its text as HTML', () => {
    const [story] = read(
      'a.md',
      `---\ntitle: "Tides: the opener"\ndate: 2019-03-05\nauthor: Ann Reed\nsports: football, baseball\ntags: [Homecoming]\nimage: a.jpg\nalt: The pier\n---\n# Won\n\nIt took *overtime*.\n`,
    );
    expect(story).toMatchObject({
      title: 'Tides: the opener',
      published: '2019-03-05',
      byline: 'By Ann Reed',
      sports: ['football', 'baseball'],
      tags: ['Homecoming'],
      picture: { source: 'a.jpg', alt: 'The pier' },
      content: '<h1>Won</h1>\n<p>It took <em>overtime</em>.</p>\n',
    });
  });

  test.each([
    ['no front matter', '# Won', 'has to begin with front matter'],
    ['no title', '---\ndate: 2019-03-05\n---\nx', 'title must be'],
    ['YAML that is none', '---\ntitle: [\n---\nx', 'cannot be read'],
    ['aliases, which could grow without bound', '---\na: &a [x]\ntitle: *a\n---\nx', 'cannot be read'],
  ])('with %s is refused', (_, text, message) => {
    expect(() => read('a.md', text)).toThrow(message);
  });
});

const sidearmPage = `<!doctype html><html><head>
  <meta property="og:title" content="Tides Win - Harbor College Athletics">
  <meta property="og:image" content="https://harbor.example/images/2019/3/5/Swarm.jpg?width=1416">
  <meta property="og:description" content="Two in extra time">
  <link rel="canonical" href="https://harbor.example/news/2019/3/5/mens-soccer-tides-win.aspx">
  <script type="application/ld+json">{"@type":"NewsArticle","headline":"Tides Win","datePublished":"2019-03-05T21:04:00-05:00","author":{"@type":"Person","name":"Ann Reed"},"articleSection":"Men's Soccer"}</script>
  </head><body><nav>Menu</nav><main><article class="sidearm-story-template">
  <header><h1>Tides Win</h1></header>
  <figure><img src="/images/2019/3/5/Swarm.jpg" alt="Molly Swarm heads the ball"></figure>
  <div class="sidearm-story-template-text"><p>Text.</p><script>track()</script><iframe src="https://x.example"></iframe></div>
  </article></main></body></html>`;

test('a saved SIDEARM page has headline, date, byline, text, picture and former address', () => {
  const [story] = read('page.html', sidearmPage);
  expect(story).toMatchObject({
    title: 'Tides Win',
    published: '2019-03-05T21:04:00-05:00',
    byline: 'By Ann Reed',
    teaser: 'Two in extra time',
    content: '<p>Text.</p>',
    address: 'https://harbor.example/news/2019/3/5/mens-soccer-tides-win.aspx',
    picture: {
      source: 'https://harbor.example/images/2019/3/5/Swarm.jpg?width=1416',
      alt: 'Molly Swarm heads the ball',
    },
    sports: ["Men's Soccer"],
  });
});

test('a page without a headline is refused', () => {
  expect(() => read('page.html', '<p>Text</p>')).toThrow('no headline');
});

test('an RSS feed has a story for each item', () => {
  const stories = read(
    'rss.xml',
    `<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Harbor</title>
    <item><title>Tides &amp; Gulls</title><link>https://harbor.example/news/2019/3/5/tides.aspx</link><pubDate>Wed, 06 Mar 2019 02:04:00 GMT</pubDate><dc:creator>Ann Reed</dc:creator>
    <description>Two goals</description><content:encoded><![CDATA[<p>It <b>took</b> overtime.</p>]]></content:encoded><category>Football</category>
    <media:content url="https://harbor.example/a.jpg" medium="image"><media:description>The pier</media:description></media:content></item>
    <item><title>Second</title><description>Text</description></item></channel></rss>`,
  );
  expect(stories).toMatchObject([
    {
      title: 'Tides & Gulls',
      published: '2019-03-06T02:04:00.000Z',
      byline: 'By Ann Reed',
      teaser: 'Two goals',
      content: '<p>It <b>took</b> overtime.</p>',
      address: 'https://harbor.example/news/2019/3/5/tides.aspx',
      picture: { source: 'https://harbor.example/a.jpg', alt: 'The pier' },
      tags: ['Football'],
    },
    { title: 'Second', content: 'Text', published: undefined },
  ]);
});

test.each([
  ['a feed that is not well formed', 'a.xml', '<rss><channel><item></rss>', 'not well formed'],
  ['a feed without items', 'a.xml', '<rss><channel></channel></rss>', 'no items'],
  ['another format', 'a.docx', 'x', 'has to end in one of .md'],
])('%s is refused', (_, name, text, message) => {
  expect(() => read(name, text)).toThrow(message);
});

describe('stored HTML', () => {
  test.each([
    ['begins below the headline of the page', '<h1>A</h1><h2>B</h2>', '<h2>A</h2><h2>B</h2>'],
    ['skips no level', '<h2>A</h2><h5>B</h5><h5>C</h5><h3>D</h3>', '<h2>A</h2><h3>B</h3><h3>C</h3><h3>D</h3>'],
    ['begins at the second level', '<h4>A</h4><h4>B</h4><h5>C</h5>', '<h2>A</h2><h2>B</h2><h3>C</h3>'],
    ['has characters, not their references', '<p>&ldquo;A&rdquo; &#8212; &amp; &lt;</p>', '<p>“A” — &amp; &lt;</p>'],
    ['has no scripts', '<p onclick="x()">a<script>x()</script></p>', '<p>a</p>'],
    [
      'has the scope of header cells',
      '<table><tr><th>Team</th><th>W</th></tr><tr><th>Tides</th><td>3</td></tr></table>',
      '<table><tr><th scope="col">Team</th><th scope="col">W</th></tr><tr><th scope="row">Tides</th><td>3</td></tr></table>',
    ],
    [
      'has header cells in the first row of a table without any',
      '<table><tr><td>Team</td><td>W</td></tr><tr><td>Tides</td><td>3</td></tr></table>',
      '<table><tr><th scope="col">Team</th><th scope="col">W</th></tr><tr><td>Tides</td><td>3</td></tr></table>',
    ],
  ])('%s', (_, given, stored) => {
    expect(cleanHtml(given)).toBe(stored);
    expect(cleanHtml(stored)).toBe(stored);
  });
});

test.each<[name: string, text: string, Record<string, string>]>([
  ['a.md', '---\ntitle: Tides &amp; Gulls\n---\n“Won”', { title: 'Tides & Gulls', content: '<p>“Won”</p>\n' }],
  [
    'a.html',
    '<h1>Texas A&amp;amp;M</h1><main><p>&ldquo;Won&rdquo; &amp; left &lt;b&gt;</p></main>',
    { title: 'Texas A&M', content: '<p>“Won” &amp; left &lt;b&gt;</p>' },
  ],
  [
    'a.rss',
    '<rss><channel><item><title><![CDATA[Coach&#8217;s &quot;plan&quot;]]></title><description>Text</description></item></channel></rss>',
    { title: 'Coach’s "plan"' },
  ],
])('%s has characters, not their references', (name, text, expected) => {
  expect(read(name, text)).toMatchObject([expected]);
});

test('pictures are described by their alt text, else by the caption of their figure', () => {
  const html =
    '<img src="a.jpg" alt="Ann"><figure><a href="/x"><img src="b.jpg"></a><figcaption>The pier</figcaption></figure><img src="c.jpg">';
  expect(picturesIn(html)).toEqual([
    { source: 'a.jpg', alt: 'Ann' },
    { source: 'b.jpg', alt: 'The pier' },
    { source: 'c.jpg', alt: '' },
  ]);
  const stored = new Map([['a.jpg', { address: '/media/stories/1.jpg', alt: 'Ann' }]]);
  expect(placePictures(html, stored)).toBe('<img src="/media/stories/1.jpg" alt="Ann">');
  const pair = '<figure><img src="a.jpg"><img src="b.jpg"><figcaption>Both</figcaption></figure>';
  expect(placePictures(pair, stored)).toBe(
    '<figure><img src="/media/stories/1.jpg" alt="Ann"><figcaption>Both</figcaption></figure>',
  );
  expect(placePictures(pair, new Map())).toBe('');
});

test.each([
  ['one figure with 40,000 pictures', `<figure>${'<img src=a>'.repeat(40_000)}<figcaption>b</figcaption></figure>`],
  ['40,000 pictures', '<img src=a>'.repeat(40_000)],
  ['20,000 links in a figure', `<figure>${'<a href=b><img src=a></a>'.repeat(20_000)}</figure>`],
])('the pictures of a text with %s are found and left out in time that grows with its length', (_, html) => {
  const before = process.threadCpuUsage();
  picturesIn(html);
  placePictures(html, new Map());
  const { user, system } = process.threadCpuUsage(before);
  // a search of the figure for each picture takes a minute
  expect((user + system) / 1e6).toBeLessThan(5);
});
