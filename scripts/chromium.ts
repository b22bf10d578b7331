import { existsSync } from 'node:fs';
import path from 'node:path';

type Browser = { executablePath: string; args: string[] };

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A Chromium for the tests: the one named by CHROMIUM, else the headless shell of a package, which takes half the
 * processor time of a whole browser, else an installed one.
 */
export const findChromium = async (): Promise<Browser> => {
  // root may not use Chromium's sandbox, and containers have no room in /dev/shm
  const args = ['--disable-dev-shm-usage', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const executablePath = process.env['CHROMIUM'] || (await headlessShell()) || findInstalled();
  if (!executablePath) throw new Error('No Chromium is installed. Install one, or name its program in CHROMIUM.');
  return { executablePath, args };
};

/** The package has a program for Linux on x64 alone. Its own arguments are for cloud functions: they weaken isolation. */
const headlessShell = async (): Promise<string | undefined> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
};

const findInstalled = (): string | undefined => {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const onPath = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...onPath, ...applications].find((file) => existsSync(file));
};
