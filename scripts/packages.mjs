// Runs on whatever Node the machine has, before anything is installed: only built-in modules here.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { step } from './step.mjs';

/** Whether node_modules holds exactly what the lock file says. */
const areInstalled = () => {
  const installedFile = 'node_modules/.package-lock.json';
  if (!existsSync(installedFile) || !existsSync('node_modules/.bin/node')) return false;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([place, { version, optional }]) =>
      // packages for other machines are optional and stay away
      place === '' || installed[place]?.version === version || (optional && !installed[place]),
  );
};

/** Installs what the lock file says, unless it is there. Quiet: npm's remarks on engines concern npm's own Node, not ours. */
export const installPackages = async () => {
  if (areInstalled()) return;
  await step('Installing packages (the first time takes a minute)', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']),
  );
};

/** Runs a program, keeps its output to itself and rejects with that output when it fails. */
export const run = (program, args, variables = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...variables },
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${program} ${args.join(' ')} failed:\n${output.trim()}`)),
    );
  });
