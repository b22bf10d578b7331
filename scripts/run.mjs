// `npm start` and `npm test` begin here: `node scripts/run.mjs SCRIPT [ARGUMENT...]` installs the packages and runs
// the script with the Node that is one of them. Runs on whatever Node the machine has: only built-in modules here.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { installPackages } from './packages.mjs';

const oldest = 20;

const fail = (error) => {
  console.error(error.message);
  process.exit(1);
};

if (Number(process.versions.node.split('.')[0]) < oldest) {
  fail(new Error(`Node ${oldest} or newer is needed to begin; this is ${process.versions.node}.`));
}
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
await installPackages().catch(fail);

const bin = path.resolve('node_modules/.bin');
// a command is over so soon that to compile its modules is half of it; a server runs too long to gain from that
const compiled =
  process.argv[2] === 'src/cli/main.ts' ? { NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/node') } : {};
const child = spawn(path.join(bin, 'node'), process.argv.slice(2), {
  stdio: 'inherit',
  // Linux's allocator keeps memory back for every thread that ever asked for some: two such stores do, and save a tenth
  env: { MALLOC_ARENA_MAX: '2', ...compiled, ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
});
child.on('error', fail);
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
// a terminal sends Ctrl-C to both of us; a supervisor sends its signal to this process alone
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
