import { href } from '../../src/routing/routes.ts';
import { ask } from './ask.ts';
import { commandLine } from './command-line.ts';
import type { Site } from './site.ts';

const cookiesOf = (headers: Record<string, string | string[] | undefined>): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** Makes somebody of a college's staff, logs them in at its host, and gives the `Cookie` of their session. */
export async function logIn(site: Site, tenant: string, host: string): Promise<string> {
  const email = `dana@${tenant}.example.edu`;
  const { out, err } = await commandLine(
    site,
    ...['user', 'create', email, '--tenant', tenant, '--name', 'Dana Whistle', '--generate'],
  );
  const password = /^Password: (.+)$/m.exec(out)?.[1];
  if (!password) throw new Error(out + err);
  const path = href('login');
  const form = await ask(site, { host, path });
  const token = /<input[^>]*name="token"[^>]*>/.exec(form.text)?.[0].match(/value="([^"]+)"/)?.[1] ?? '';
  const answer = await ask(site, {
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
  if (answer.status !== 303) throw new Error(`the log-in answers ${answer.status}`);
  return cookiesOf(answer.headers);
}
