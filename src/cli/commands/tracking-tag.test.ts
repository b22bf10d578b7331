import { expect, test } from 'vitest';

import { collegeCommands } from '../testing/college-commands.ts';

const commands = collegeCommands();

const head = { script: [{ attributes: { src: 'https://tags.example.com/t.js', async: true } }] };
const add = (options: Record<string, string>) => commands.run('tag add', { options });

test('a tag is stored with its elements and conditions', async () => {
  expect(
    (await add({ name: 'Pixel', pageTemplate: 'schedule', contentId: '5', head: JSON.stringify(head) })).exit,
  ).toBe(0);
  expect(await commands.list('tag list')).toEqual([
    {
      id: 1,
      name: 'Pixel',
      enabled: true,
      pageTemplate: 'schedule',
      sport: null,
      contentId: 5,
      head,
      openBody: {},
      closeBody: {},
    },
  ]);
});

test.each([
  [{}, '--head is {}; a tag has to have an element in head, openBody or closeBody'],
  [{ head: '<script>' }, '--head is "<script>"; it has to be JSON'],
  [{ head: '{"iframe":[]}' }, 'iframe has to be removed'],
  [
    { head: JSON.stringify(head), pageTemplate: 'nowhere' },
    '--page-template is "nowhere"; it has to be one of home-page',
  ],
  [
    { closeBody: '{"noscript":[{"children":"<img src=https://x.example/p.gif>"}]}' },
    'it counts readers with pictures, which need no consent',
  ],
])('a tag with %j is refused: %s', async (options, message) => {
  const { exit, errs } = await add({ name: 'Pixel', ...options });
  expect(exit).toBe(1);
  expect(errs.join('\n')).toContain(message);
});

test('a tag can be switched off and on', async () => {
  await add({ name: 'Pixel', head: JSON.stringify(head) });
  const end = () => commands.run('tag end', { args: ['1'] });
  expect((await end()).outs).toEqual(['tag 1 switched off: Pixel']);
  expect((await end()).outs).toEqual(['tag 1 was off: Pixel']);
  await commands.run('tag change', { args: ['1'], options: { enabled: 'yes' } });
  expect((await commands.run('tag list')).outs[1]).toMatch(/^1 +on +Pixel/);
});
