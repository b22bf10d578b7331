import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { image } from '../../db/schema/image.ts';
import { createSport } from '../../testing/factories.ts';
import type { InputFile } from '../command.ts';
import { collegeCommands, jsonFile } from '../testing/college-commands.ts';

const commands = collegeCommands();

const countdown = { title: 'Kickoff', kind: 'countdown', countdownTo: '2099-12-01T20:00' };
const add = (options: Record<string, string>, files: InputFile[] = []) =>
  commands.run('splash add', { options, files });
const drawing = (name: string, format: 'jpeg' | 'webp' | 'gif' = 'jpeg', width = 40): Promise<InputFile> =>
  sharp({ create: { width, height: 30, channels: 3, background: '#123456' } })
    .toFormat(format)
    .toBuffer()
    .then((bytes) => ({ name, bytes }));
const picture = { title: 'Opening', kind: 'image', image: 'a.jpg', alt: 'The team' };

describe('splash add', () => {
  test('defaults to the home page, the current time and readable colors', async () => {
    expect((await add(countdown)).exit).toBe(0);
    const [splash] = await commands.list('splash list');
    expect(splash).toMatchObject({
      sport: null,
      countdownTo: '2099-12-01T20:00:00-05:00',
      backgroundColor: '#13294b',
      foregroundColor: '#ffffff',
      endDate: null,
      access: 'public',
    });
    const age = Temporal.Instant.from(String(splash?.['startDate'])).until(Temporal.Now.instant()).total('seconds');
    expect(age).toBeLessThan(60);
  });

  test('accepts the slug of a sport, and lists the known slugs otherwise', async () => {
    await createSport(commands.database.db, commands.college.id);
    await add({ ...countdown, sport: 'football' });
    expect(await commands.list('splash list')).toMatchObject([{ sport: 'football' }]);
    expect((await add({ ...countdown, sport: 'quidditch' })).errs).toEqual([
      '--sport is "quidditch"; it has to be the slug of a sport; there are: football',
    ]);
  });

  test.each([
    ['image', 'image'],
    ['video', 'video'],
    ['html', 'html'],
    ['countdown', 'countdown-to'],
  ])('of kind %s needs --%s', async (kind, option) => {
    expect((await add({ title: 'x', kind })).errs).toEqual([
      `--${option} is missing; a splash of kind ${kind} cannot do without it`,
    ]);
  });

  test('refuses an end before the start', async () => {
    const dates = { startDate: '2099-12-01T09:00', endDate: '2099-12-01T08:59' };
    expect((await add({ ...countdown, ...dates })).errs).toEqual([
      '--end-date is "2099-12-01T08:59"; it has to be after startDate',
    ]);
  });

  test('refuses low contrast with its ratio and a color that passes', async () => {
    const colours = { foregroundColor: '#777777', backgroundColor: '#ffffff' };
    expect((await add({ ...countdown, ...colours })).errs).toEqual([
      '--foreground-color is "#777777"; on #ffffff it has a contrast of 4.47:1; it has to be at least 4.5:1, #000000 would do',
    ]);
    expect((await add({ ...countdown, ...colours, foregroundColor: '#767676' })).exit).toBe(0);
  });

  test('requires exactly one source of a video', async () => {
    const video = (value: object) => add({ title: 'x', kind: 'video', video: JSON.stringify(value) });
    expect((await video({ youtube: 'a', archive: 'b' })).errs[0]).toContain('one of youtube, archive, endeavor');
    expect((await video({ autoplay: true })).errs[0]).toContain('one of youtube, archive, endeavor');
    expect((await video({ vimeo: 'a' })).errs[0]).toContain('vimeo has to be removed');
    expect((await video({ youtube: 'a', autoplay: false })).exit).toBe(0);
  });

  test('stores HTML unchanged and warns about parts that pages remove', async () => {
    const html = '<p onclick="x()">Hello</p>';
    const { exit, errs } = await add({ title: 'x', kind: 'html', html });
    expect({ exit, errs }).toEqual({
      exit: 0,
      errs: [expect.stringMatching(/^warning: --html: onclick of <p> will not be shown/)],
    });
    expect(await commands.list('splash list')).toMatchObject([{ html }]);
  });
});

describe('a picture', () => {
  test('is stored below /media with its description, size and type', async () => {
    expect((await add(picture, [await drawing('a.jpg')])).exit).toBe(0);
    expect(await commands.list('splash list')).toMatchObject([{ image: '/media/splashes/1.jpg', alt: 'The team' }]);
    const { path, mime, width, height, alt } = image;
    expect(await commands.database.db.select({ path, mime, width, height, alt }).from(image)).toEqual([
      { path: 'splashes/1.jpg', mime: 'image/jpeg', width: 40, height: 30, alt: 'The team' },
    ]);
  });

  test('can have a second image for narrow screens', async () => {
    await add({ ...picture, narrowImage: 'b.webp' }, [await drawing('a.jpg'), await drawing('b.webp', 'webp')]);
    expect(await commands.list('splash list')).toMatchObject([
      { image: '/media/splashes/1.jpg', narrowImage: '/media/splashes/2.webp' },
    ]);
  });

  test('without a description is refused', async () => {
    const { alt: _, ...options } = picture;
    expect((await add(options, [await drawing('a.jpg')])).errs[0]).toBe(
      '--image is "a.jpg"; it needs a description; give alt as well',
    );
  });

  test.each([
    ['of an unsupported type', drawing('a.jpg', 'gif'), /is not a picture; give a PNG, JPEG, WebP or SVG/],
    ['that is not an image', { name: 'a.jpg', bytes: new Uint8Array([1, 2]) }, /is not a picture/],
    [
      'with too many bytes',
      { name: 'a.jpg', bytes: new Uint8Array(10 * 1024 * 1024 + 1) },
      /10485761 bytes; the limit is 10485760/,
    ],
    [
      'with too many pixels',
      { name: 'a.jpg', bytes: svg('width="9000" height="9000"') },
      /the limit is 60 million pixels/,
    ],
    ['with scripts', { name: 'a.jpg', bytes: svg('width="9" height="9" onload="x()"') }, /has scripts/],
    [
      'that does not exist',
      { name: 'a.jpg', problem: 'The file a.jpg does not exist.' },
      /The file a\.jpg does not exist/,
    ],
  ])('%s is refused', async (_, file, message) => {
    const { exit, errs } = await add(picture, [await file]);
    expect({ exit, errs: errs.join('\n').split('\n')[0] }).toEqual({ exit: 1, errs: expect.stringMatching(message) });
    expect(await commands.database.db.select().from(image)).toEqual([]);
  });

  test('in a JSON file is given with --pictures', async () => {
    const options = { file: 'x.json', pictures: ['dir/a.jpg', 'dir/b.jpg'] };
    const objects = jsonFile([
      { ...picture, title: 'B', image: 'b.jpg', alt: 'B' },
      { ...picture, title: 'A', image: 'dir/a.jpg', alt: 'A' },
    ]);
    const files = [objects, await drawing('a.jpg', 'jpeg', 10), await drawing('b.jpg', 'jpeg', 20)];
    expect(await commands.run('splash add', { options, files })).toMatchObject({ exit: 0 });
    const { alt, width } = image;
    expect(await commands.database.db.select({ alt, width }).from(image).orderBy(image.id)).toEqual([
      { alt: 'B', width: 20 },
      { alt: 'A', width: 10 },
    ]);
    const missing = await commands.run('splash add', { options: { file: 'x.json' }, files: [jsonFile(picture)] });
    expect(missing.errs[0]).toContain('has to be named on the command line as well: --pictures');
  });

  test('can be reused by its path, and its description can change', async () => {
    await add(picture, [await drawing('a.jpg')]);
    await add({ ...picture, image: '/media/splashes/1.jpg' }, [{ name: '1.jpg', problem: 'The file does not exist.' }]);
    expect(await commands.list('splash list')).toMatchObject([{ image: '/media/splashes/1.jpg' }, {}]);
    await commands.run('splash change', { args: ['1'], options: { alt: 'The band' } });
    expect(await commands.list('splash list')).toMatchObject([{ alt: 'The band' }, { alt: 'The band' }]);
    expect((await add({ ...picture, image: '/media/none.jpg' }, [])).errs[0]).toContain('there is no such picture');
  });
});

test('splash end ends a splash now, and changes nothing when repeated', async () => {
  await add(countdown);
  expect((await commands.run('splash end', { args: ['1'] })).outs).toEqual(['splash 1 ended: Kickoff']);
  expect((await commands.run('splash end', { args: ['1'] })).outs).toEqual(['splash 1 had ended: Kickoff']);
  expect((await commands.run('splash list')).outs[1]).toMatch(/^1 +ended/);
});

function svg(attributes: string): Uint8Array {
  return new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`);
}
