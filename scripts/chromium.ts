import { existsSync } from 'node:fs';
import path from 'node:path';

type Browser = { executablePath: string; args: string[] };

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A Chromium for the tests: the one named by CHROMIUM, else an installed one, else the one that comes as a package. */
export const findChromium = async (): Promise<Browser> => {
  const onPath = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));
  const installed = [process.env['CHROMIUM'] ?? '', ...onPath, ...applications].find(
    (file) => file && existsSync(file),
  );
  // root may not use Chromium's sandbox, and containers have no room in /dev/shm
  const args = ['--disable-dev-shm-usage', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  if (installed) return { executablePath: installed, args };
  const { default: packaged } = await import('@sparticuz/chromium');
  // its own arguments are for functions in a cloud: one process, and neither origins nor certificates are told apart
  return { executablePath: await packaged.executablePath(), args };
};
