import { type Child, el, svg } from './svg.ts';

type Colors = { primary: string; secondary: string; accent: string };

/** A heron standing in the waves, in a roundel. */
export function heronMark({ primary, secondary, accent }: Colors): string {
  return roundel(primary, secondary, [
    el('path', {
      d: 'M118 206V158q-34-4-50-34 26 6 44 2-4-22 14-38 12-12 8-28-2-14-16-14-8 0-14 6l-30 8 32-22q10-10 24-8 24 4 26 32 2 20-10 34 30 4 44 44-20-10-34-8-4 16-22 24v50z',
      fill: '#ffffff',
    }),
    el('circle', { cx: 118, cy: 52, r: 4, fill: primary }),
    el('path', { d: 'M76 58 102 44l4 10z', fill: secondary }),
    el('path', { d: 'M34 196q14-14 28 0t28 0 28 0 28 0 28 0 28 0v20H34z', fill: accent }),
    el('path', {
      d: 'M34 196q14-14 28 0t28 0 28 0 28 0 28 0 28 0',
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 5,
    }),
  ]);
}

/** A marten's head between two pines, in a roundel. */
export function martenMark({ primary, secondary, accent }: Colors): string {
  const pine = (x: number) =>
    el('path', { d: `M${x} 62l-22 44h12l-18 38h14l-20 42h68l-20-42h14l-18-38h12z`, fill: '#ffffff', opacity: 0.9 });
  return roundel(primary, secondary, [
    pine(52),
    pine(188),
    el('path', { d: 'M80 78l26 22q14-6 28 0l26-22 4 44q-2 40-44 76-42-36-44-76z', fill: secondary }),
    el('path', { d: 'M98 150q22-14 44 0-4 26-22 42-18-16-22-42z', fill: '#fff4e2' }),
    el('circle', { cx: 102, cy: 130, r: 6, fill: '#1a1410' }),
    el('circle', { cx: 138, cy: 130, r: 6, fill: '#1a1410' }),
    el('path', { d: 'M112 162h16l-8 10z', fill: accent }),
  ]);
}

function roundel(ground: string, ring: string, inside: readonly Child[]): string {
  return svg(240, 240, [
    el('circle', { cx: 120, cy: 120, r: 116, fill: ground }),
    el('circle', { cx: 120, cy: 120, r: 106, fill: 'none', stroke: ring, 'stroke-width': 7 }),
    ...inside,
  ]);
}
