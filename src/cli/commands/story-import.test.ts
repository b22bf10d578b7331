import { expect, test } from 'vitest';

import { collegeCommands } from '../testing/college-commands.ts';

const commands = collegeCommands();

const file = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });
const story = (title: string, text: string) => `---\ntitle: ${title}\ndate: 2024-05-06\n---\n${text}`;

test('a story that is nested too deeply is refused by name, and the others are imported', async () => {
  const { exit, outs, errs } = await commands.run('story import', {
    files: [
      file('quotes.md', story('Quotes', '> '.repeat(20_000))),
      file('good.md', story('A win', 'It took overtime.')),
      file('tags.md', story('Tags', `${'<b>'.repeat(20_000)}win`)),
      file('page.html', `<h1>A page</h1><main>${'<div>'.repeat(20_000)}</main>`),
    ],
  });
  expect(exit).toBe(1);
  expect(outs.filter((line) => !line.startsWith('  http'))).toEqual([
    'quotes.md: refused: quotes.md',
    expect.stringMatching(
      /warning: line 1, column 1: The quotes or lists of the text are nested deeper than 100 levels/,
    ),
    'tags.md: refused: tags.md',
    expect.stringMatching(/warning: line 1, column \d+: The HTML has elements nested deeper than 100 levels/),
    'page.html: refused: page.html',
    expect.stringMatching(/warning: line 1, column \d+: The HTML has elements nested deeper than 100 levels/),
    'good.md: added: A win',
  ]);
  expect(errs).toEqual(['1 added, 0 changed, 0 unchanged, 3 refused; 0 redirects']);
});
