import { eq, isNotNull } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Database } from '../db/client.ts';
import { mail as mailTable } from '../db/schema/mail.ts';
import type { Tenant } from '../domain/tenant.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createCollege } from '../testing/factories.ts';
import type { Mail } from '../web/mail.ts';
import { claimMail, listMail, mailState, purgeMail, retryMail } from './outbox.ts';
import { queueMail } from './queue-mail.ts';
import { sendDueMail } from './sender.ts';
import { createSendMail } from './transport.ts';

type Received = { recipients: string[]; source: string };

let database: Database;
let college: Tenant;
let server: SMTPServer;
let received: Received[];
let refusal: { code: number; message: string } | undefined;
let options: Parameters<typeof sendDueMail>[0];
const logged: unknown[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  college = await createCollege(database.db, { settings: { mailFrom: 'athletics@harbor.example.edu' } });
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) =>
      done(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.code })),
    onData: (stream, { envelope }, done) => {
      let source = '';
      stream.on('data', (chunk) => {
        source += chunk;
      });
      stream.on('end', () => {
        received.push({ recipients: envelope.rcptTo.map(({ address }) => address), source });
        done();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => resolve((listener.address() as { port: number }).port));
  });
  const log = {
    info: (...line: unknown[]) => void logged.push(line),
    warn: (...line: unknown[]) => void logged.push(line),
  };
  options = {
    database,
    tenants: { list: async () => [college] },
    send: createSendMail(`smtp://127.0.0.1:${port}`, undefined),
    log,
  };
});
beforeEach(() => {
  received = [];
  refusal = undefined;
});
afterEach(() => database.db.delete(mailTable));
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(resolve));
  await database.close();
});

const message: Mail = {
  purpose: 'form',
  to: { name: 'Camp desk', address: 'camps@harbor.example.edu' },
  subject: 'A registration',
  text: 'Ann Reed registered.',
};
const queue = (changes: Partial<Mail> = {}) => queueMail(database.db, college.id, { ...message, ...changes });
const states = async () => (await listMail(database.db, college.id)).map(mailState);

test('a queued message is sent once, from the college', async () => {
  await queue({ replyTo: { address: 'ann@example.com' } });
  await sendDueMail(options);
  // as if the time of a claim had passed
  const past = { nextAttemptAt: '2026-01-01T00:00:00Z' };
  await database.db.update(mailTable).set(past).where(isNotNull(mailTable.nextAttemptAt));
  await sendDueMail(options);
  expect(received.map(({ recipients }) => recipients)).toEqual([['camps@harbor.example.edu']]);
  const [{ source = '' } = {}] = received;
  expect(source).toMatch(/^From: harbor College Athletics <athletics@harbor.example.edu>\r$/m);
  expect(source).toMatch(/^Reply-To: ann@example.com\r$/m);
  expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(await states()).toEqual(['sent']);
});

test('a message that one process sends is not due for another', async () => {
  await queue();
  const claims = [await claimMail(database.db, 10), await claimMail(database.db, 10)];
  expect(claims.map((rows) => rows.length)).toEqual([1, 0]);
});

test('a message is due in the instant in which it is queued', async () => {
  const claimed = await database.db.transaction(async (transaction) => {
    await queueMail(transaction, college.id, message);
    return claimMail(transaction, 10);
  });
  expect(claimed).toHaveLength(1);
});

test('a transaction that rolls back sends nothing', async () => {
  const rolledBack = database.db.transaction(async (transaction) => {
    await queueMail(transaction, college.id, message);
    transaction.rollback();
  });
  await rolledBack.catch(() => {});
  expect(await sendDueMail(options)).toBe(0);
});

test('a message with the key of another one is not queued', async () => {
  await queue({ key: 'receipt 7' });
  await queue({ key: 'receipt 7', subject: 'Again' });
  expect((await listMail(database.db, college.id)).map(({ subject }) => subject)).toEqual(['A registration']);
});

test.each([
  'a@example.com, b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'Ann <a@example.com>',
  'a@example.com;b@example.com',
  '"a b"@example.com',
  'a@localhost',
])('the recipient %j is refused', async (address) => {
  await expect(queue({ to: { address } })).rejects.toThrow('an e-mail address');
});

test('line breaks in names and subjects add no header and no recipient', async () => {
  const injected = 'Ann\r\nBcc: eve@example.com';
  await queue({ to: { name: injected, address: 'ann@example.com' }, subject: injected });
  const line = 'Ann Bcc: eve@example.com';
  expect(await listMail(database.db, college.id)).toMatchObject([{ toName: line, subject: line }]);
  await sendDueMail(options);
  expect(received[0]?.recipients).toEqual(['ann@example.com']);
  expect(received[0]?.source).not.toMatch(/^Bcc:/m);
});

test('a name with a comma or an address adds no recipient', async () => {
  await queue({ to: { name: 'Reed, Ann <eve@example.com>', address: 'ann@example.com' } });
  await sendDueMail(options);
  expect(received.map(({ recipients }) => recipients)).toEqual([['ann@example.com']]);
});

test('a message with a one-click address has the headers of RFC 8058', async () => {
  await queue({ unsubscribeUrl: 'https://harbor.example.edu/unsubscribed?token=abc' });
  await sendDueMail(options);
  const unfolded = received[0]?.source.replaceAll(/\r\n[ \t]+/g, ' ');
  expect(unfolded).toContain('List-Unsubscribe: <https://harbor.example.edu/unsubscribed?token=abc>\r\n');
  expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
});

test('a temporary refusal is retried later, a permanent one only by staff', async () => {
  await queue();
  refusal = { code: 451, message: 'Try again later' };
  await sendDueMail(options);
  expect(await sendDueMail(options)).toBe(0);
  expect(await states()).toEqual(['waiting']);
  await retryMail(database.db, college.id, []);
  refusal = { code: 550, message: 'No such user' };
  await sendDueMail(options);
  const [row] = await listMail(database.db, college.id, 'failed');
  expect(row?.error).toContain('No such user');
  refusal = undefined;
  await retryMail(database.db, college.id, [row?.id ?? 0]);
  await sendDueMail(options);
  expect(await states()).toEqual(['sent']);
});

test('messages are deleted 30 days after they were sent, and 90 days after they were queued without being sent', async () => {
  const rows = [
    { subject: 'just sent', queued: 91, sent: 29 },
    { subject: 'sent', queued: 31, sent: 31 },
    { subject: 'waiting', queued: 89 },
    { subject: 'unsent', queued: 91 },
  ];
  const daysAgo = (days: number | undefined) =>
    days === undefined ? null : new Date(Date.now() - days * 86_400_000).toISOString();
  for (const { subject, queued, sent } of rows) {
    await queue({ subject });
    const times = { createdAt: daysAgo(queued) ?? '', sentAt: daysAgo(sent) };
    await database.db.update(mailTable).set(times).where(eq(mailTable.subject, subject));
  }
  expect(await purgeMail(database.db)).toBe(2);
  expect((await listMail(database.db, college.id)).map(({ subject }) => subject)).toEqual(['waiting', 'just sent']);
});

test('the log has no address of a recipient', async () => {
  logged.length = 0;
  await queue();
  await sendDueMail(options);
  refusal = { code: 550, message: 'No such user camps@harbor.example.edu' };
  await queue();
  await sendDueMail(options);
  expect(logged).toHaveLength(2);
  expect(JSON.stringify(logged)).not.toContain('camps@');
});
