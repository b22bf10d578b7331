// Measures the production build: `npm run bench` its pages, `npm run bench live` live games.
await (process.argv[2] === 'live' ? import('./live/main.ts') : import('./site.ts'));
