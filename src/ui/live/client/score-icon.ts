/** An SVG icon with the visitors' score above the home team's. Colors are in CSS syntax. */
export function drawScoreIcon(scores: readonly [away: number, home: number], ground: string, ink: string): string {
  const size = Math.max(...scores) > 99 ? 15 : 19;
  const [away, home] = scores.map((score, line) => `<text x="16" y="${15 + line * 15}">${score}</text>`);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="3" fill="${ground}"/>`,
    `<g fill="${ink}" font-family="Arial,sans-serif" font-weight="700" font-size="${size}" text-anchor="middle">`,
    `${away}${home}</g></svg>`,
  ].join('');
}

/** Shows a score as the page's icon, in the college's colors. Returns a function that removes it. */
export function showScoreIcon(away: number, home: number): () => void {
  const style = getComputedStyle(document.documentElement);
  const [ground = '', ink = ''] = ['--primary', '--on-primary'].map((name) => style.getPropertyValue(name));
  const icon = document.createElement('link');
  icon.rel = 'icon';
  icon.type = 'image/svg+xml';
  // browsers prefer it to the college's own icon, which has a fixed size
  icon.setAttribute('sizes', 'any');
  icon.href = `data:image/svg+xml,${encodeURIComponent(drawScoreIcon([away, home], ground, ink))}`;
  document.head.append(icon);
  return () => icon.remove();
}
