// The object store of the tests in a process of its own, with its objects on disk: `object-store-server.ts PORT FOLDER`
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { startObjectStore } from '../../src/testing/object-store-server.ts';

const [port, folder = ''] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const objects = new Map(
  readdirSync(folder).map((name) => [decodeURIComponent(name), readFileSync(path.join(folder, name))]),
);
const set = objects.set.bind(objects);
objects.set = (key, bytes) => {
  writeFileSync(path.join(folder, encodeURIComponent(key)), bytes);
  return set(key, bytes);
};
const { url } = await startObjectStore({ port: Number(port), objects });
console.log(url);
