// Measures the production build: `npm run bench` its pages, `npm run bench live` live games, `npm run bench scale` many readers
// of one page. `npm run bench payments` kills a shop while buyers pay.
const benches: Record<string, () => Promise<unknown>> = {
  live: () => import('./live/main.ts'),
  payments: () => import('./payments/main.ts'),
  scale: () => import('./scale/main.ts'),
};
await (benches[process.argv[2] ?? ''] ?? (() => import('./site.ts')))();
