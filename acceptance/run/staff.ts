import { href } from '../../src/routing/routes.ts';
import { sendRequest } from './request.ts';
import { requireCommand } from './run-command.ts';
import type { Site } from './site.ts';

const cookiesOf = (headers: Record<string, string | string[] | undefined>): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** Creates a staff account of a college, logs in at its host and resolves to the Cookie header of the session. */
export async function logIn(
  site: Pick<Site, 'port' | 'dataDir' | 'databaseUrl'>,
  tenant: string,
  host: string,
  user = 'dana',
): Promise<string> {
  const email = `${user}@${tenant}.example.edu`;
  const argv = [
    'user',
    'create',
    email,
    '--tenant',
    tenant,
    '--name',
    'Dana Whistle',
    '--role',
    'editor',
    '--generate',
  ];
  const output = await requireCommand(site, ...argv);
  const password = /^Password: (.+)$/m.exec(output)?.[1] ?? '';
  const path = href('login');
  const form = await sendRequest(site, { host, path });
  const token = /<input[^>]*name="token"[^>]*>/.exec(form.text)?.[0].match(/value="([^"]+)"/)?.[1] ?? '';
  const response = await sendRequest(site, {
    host,
    path,
    method: 'POST',
    headers: {
      origin: `http://${host}:${site.port}`,
      cookie: cookiesOf(form.headers),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ token, email, password }).toString(),
  });
  if (response.status !== 303) throw new Error(`The log-in responded with ${response.status}`);
  return cookiesOf(response.headers);
}
