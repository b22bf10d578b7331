import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { parsePicture } from '../../src/images/store-media.ts';
import plan from '../lakeshore/pictures.json' with { type: 'json' };
import schools from '../opponents.json' with { type: 'json' };
import { opponentMark } from './opponents/mark.ts';
import { portrait } from './portraits/portrait.ts';
import { findScene, numberedScene, sceneNames } from './scenes/catalog.ts';
import { drawScene, sceneSvg } from './scenes/draw-scene.ts';

const colors = { primary: '#12305c', secondary: '#f2b41b', accent: '#2a7fb0' };
const draw = (name: string, seed = name) => sceneSvg(drawScene(findScene(name).scene, { colors, seed }));
const face = (seed: string, look = 'soccer') => portrait({ seed, look, gender: 'g', colors, jersey: '7', team: 1 });

test('a picture of the same parameters has the same bytes', () => {
  for (const name of sceneNames()) expect(draw(name), name).toBe(draw(name));
  expect(face('one')).toBe(face('one'));
});

test('there are more than eighty scenes and no two are the same', () => {
  const drawings = sceneNames().map((name) => draw(name, 'one seed'));
  const motifs = new Set(sceneNames().map((name) => findScene(name).scene));
  expect(motifs.size).toBeGreaterThan(80);
  expect(new Set(drawings).size).toBe(motifs.size);
});

test('another seed gives another picture of a scene with players or a crowd', () => {
  for (const name of ['football-pass', 'mens-soccer-volley', 'arena', 'team-baseball'])
    expect(draw(name, 'first'), name).not.toBe(draw(name, 'second'));
});

test('five hundred portraits have five hundred faces', () => {
  expect(new Set(Array.from({ length: 500 }, (_, index) => face(`athlete ${index}`))).size).toBe(500);
});

test('scenes stay below 300 kB and portraits below 12 kB', () => {
  for (const name of sceneNames()) expect(draw(name).length, name).toBeLessThan(300_000);
  for (let index = 0; index < 60; index++) expect(face(`size ${index}`).length).toBeLessThan(12_000);
});

test('every scene describes itself in a sentence and has its focal point in the picture', () => {
  for (const name of sceneNames()) {
    const { shows, focus } = findScene(name).scene;
    expect(shows, name).toMatch(/^[A-Z0-9].{15,80}[^.]$/);
    for (const share of focus) expect(share > 0.2 && share < 0.8, name).toBe(true);
  }
});

test('consecutive numbers are different scenes of a sport, and those of its men and women begin apart', () => {
  expect(numberedScene('football', 0)).not.toBe(numberedScene('football', 1));
  const motif = (slug: string) => numberedScene(slug, 0).slice(slug.length);
  expect(motif('mens-soccer')).not.toBe(motif('womens-soccer'));
});

test('the command line accepts the drawings as it accepts the pictures of a college', async () => {
  for (const svg of [draw('rink'), face('import')]) {
    const media = await parsePicture({ name: 'drawing.svg', bytes: Buffer.from(svg) }, '--file');
    expect(media.extension).toBe('svg');
  }
});

test('the logos of opponents differ in more than their letters', () => {
  const shapes = schools.map(({ mascot, color, trim }, shape) =>
    opponentMark({ letters: 'A', mascot, color, trim, shape }),
  );
  expect(new Set(shapes).size).toBe(schools.length);
});

test('no file of content repeats a scene, except lists that are never on one page', () => {
  const apart = new Set([
    'clipping.csv',
    'moment.json',
    'photo.json',
    'promotionCampaign.json',
    'sportFile.json',
    'story.json',
    'takeover.json',
  ]);
  for (const college of ['lakeshore', 'pineridge']) {
    const folder = path.resolve('samples', college, 'content');
    for (const file of readdirSync(folder).filter((name) => !apart.has(name))) {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const scenes = Array.from(text.matchAll(/\/media\/scenes\/[\w-]+/g), ([scene]) => scene);
      expect(
        scenes.filter((scene, index) => scenes.indexOf(scene) !== index),
        `${college} ${file}`,
      ).toEqual([]);
    }
  }
});

test('promotions and social posts of the home page have different pictures', () => {
  const read = (file: string) => {
    const text = readFileSync(path.resolve('samples/lakeshore/content', file), 'utf8');
    return JSON.parse(text) as { location?: string; image?: string }[];
  };
  const shown = [
    ...read('promotionCampaign.json').filter(({ location }) => /^home-(?:rotator|tiles)$/.test(location ?? '')),
    ...read('socialPost.json').slice(0, 6),
  ].flatMap(({ image }) => image ?? []);
  const sceneOf = (image: string) =>
    plan.cut.find(({ path }) => image.startsWith(`/media/${path}-`))?.scene ?? image.replace(/^.*\/|\.svg$/g, '');
  const scenes = shown.map(sceneOf);
  expect(scenes.filter((scene, index) => scenes.indexOf(scene) !== index)).toEqual([]);
});
