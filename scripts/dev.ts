// `waku dev`, with the sample colleges and the live sample game that `npm start` has.
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { databasePlace, openMigrated } from '../src/db/open-database.ts';
import { env } from '../src/runtime/env.ts';
import { addFirstColleges } from '../src/server/first-colleges.ts';

const print = (text: string) => console.log(text);

if (env.SAMPLE_COLLEGES === 'on') {
  const { addSampleColleges } = await import('../samples/add-colleges.ts');
  const place = databasePlace(env);
  const database = await openMigrated(place, print);
  await addFirstColleges(database, () => addSampleColleges(place, print));
  await database.close();
}
await import(path.resolve('node_modules/waku/cli.js'));
if (env.SAMPLE_LIVE_GAME === 'on') {
  const { playSampleGame } = await import('../samples/live/play-sample-game.ts');
  // the first request opens the database
  while (!(await isReady())) await wait(500);
  playSampleGame((url) => print(`  live sample game: ${url}`));
}

function isReady(): Promise<boolean> {
  return fetch(`http://localhost:${env.PORT}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
