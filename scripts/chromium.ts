import { existsSync } from 'node:fs';
import path from 'node:path';

type Browser = { executablePath: string; args: string[] };

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium for the tests: the path in CHROMIUM, the headless shell of a package, which takes half the processor time
 * of a full browser, or an installed browser.
 */
export const findChromium = async (): Promise<Browser> => {
  // Chromium refuses to run sandboxed as root, and /dev/shm of containers is too small
  const args = ['--disable-dev-shm-usage', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const executablePath = process.env['CHROMIUM'] || (await headlessShell()) || findInstalled();
  if (!executablePath)
    throw new Error('Chromium is not installed. Install it, or set CHROMIUM to the path of a browser.');
  return { executablePath, args };
};

/** The package supports Linux on x64 only. Its default arguments are for cloud functions and weaken isolation. */
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
