import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';

export type PushKey = { publicKey: string; privateKey: string };

/** Seconds for which a signature is valid; push services allow a day. */
const lifetime = 12 * 3600;

/** A P-256 key pair: the uncompressed point and the private number, both in base64url. */
export function createPushKey(): PushKey {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}

/**
 * The `Authorization` header for a push service (VAPID, RFC 8292).
 *
 * @param subject URL of the college's site, as a contact for the push service
 */
export function vapidHeader({ publicKey, privateKey }: PushKey, endpoint: string, subject: string): string {
  const expires = Math.floor(Temporal.Now.instant().epochMilliseconds / 1000) + lifetime;
  const claims = { aud: new URL(endpoint).origin, exp: expires, sub: subject };
  const unsigned = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const point = Buffer.from(publicKey, 'base64url');
  const coordinates = { x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) };
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', ...coordinates, d: privateKey }, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${publicKey}`;
}
