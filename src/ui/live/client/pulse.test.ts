import { afterEach, expect, test, vi } from 'vitest';

import { createPulse } from './pulse.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  { isReduced: false, animations: 1 },
  { isReduced: true, animations: 0 },
])('a score that changes pulses once, and not with reduced motion: %j', ({ isReduced, animations }) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  const element = { textContent: '7', animate: vi.fn() };
  const pulse = createPulse(element);
  pulse();
  expect(element.animate).not.toHaveBeenCalled();
  element.textContent = '14';
  pulse();
  pulse();
  expect(element.animate).toHaveBeenCalledTimes(animations);
});
