import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { adSizeAt, adSlots } from './slots.ts';

test.each([
  ['top', 390, [320, 100]],
  ['top', 768, [728, 90]],
  ['top', 1279, [728, 90]],
  ['top', 1280, [970, 90]],
  ['story', 390, [300, 250]],
  ['story', 1440, [300, 250]],
] as const)('the slot %s of a window of %i px is %j', (name, width, size) => {
  expect(adSizeAt(name, width)).toEqual(size);
});

test('the style sheet reserves the height of every ad, and 24 px for its label', () => {
  const css = readFileSync(path.join(import.meta.dirname, 'ad-slot.module.css'), 'utf8');
  for (const { size: name, shapes } of Object.values(adSlots)) {
    for (const { from, size } of shapes) {
      const rules =
        from === 0 ? css.split('@media')[0] : css.split(`@media (min-width: ${from}px)`)[1]?.split('@media')[0];
      const rule = rules?.split(`.slot[data-size="${name}"]`)[1]?.split('}')[0];
      expect(rule, `${name} from ${from} px`).toContain(`--ad-height: ${size[1]}px`);
    }
  }
  expect(css).toContain('min-height: calc(var(--ad-height) + 24px)');
});
