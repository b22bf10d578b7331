// Runs on any Node, before packages are installed: imports built-in modules only.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { step } from './step.mjs';

/** Whether node_modules matches the lock file. */
const areInstalled = () => {
  const installedFile = 'node_modules/.package-lock.json';
  if (!existsSync(installedFile) || !existsSync('node_modules/.bin/node')) return false;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([place, { version, optional }]) =>
      // optional packages for other platforms are not installed
      place === '' || installed[place]?.version === version || (optional && !installed[place]),
  );
};

/** Installs the packages of the lock file if necessary. Quiet, because npm's engine warnings are about its own Node. */
export const installPackages = async () => {
  if (areInstalled()) return;
  await step('Installing packages (the first time takes a minute)', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']),
  );
};

/** Runs a program and resolves with its output. Rejects with the output if it fails. */
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
