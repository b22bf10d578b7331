import { createECDH, createPublicKey, verify } from 'node:crypto';

import { expect, test } from 'vitest';

import { encryptMessage } from './encrypt.ts';
import { createPushKey, vapidHeader } from './vapid.ts';

test('the example in RFC 8291 is encrypted as printed there', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
  const recipient = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  expect(
    encryptMessage('When I grow up, I want to be a watermelon', recipient, { sender, salt }).toString('base64url'),
  ).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('two messages with the same text differ', () => {
  const receiver = createECDH('prime256v1');
  const recipient = { p256dh: receiver.generateKeys('base64url'), auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
  expect(encryptMessage('7–0', recipient).equals(encryptMessage('7–0', recipient))).toBe(false);
});

test('a push service can verify the college’s signature, which is only for that service and expires within a day', () => {
  const key = createPushKey();
  const header = vapidHeader(key, 'https://fcm.googleapis.com/fcm/send/a1', 'https://harbor.example.edu');
  const [, head = '', claims = '', signature = '', sent = ''] = /^vapid t=(.+)\.(.+)\.(.+), k=(.+)$/.exec(header) ?? [];
  expect(sent).toBe(key.publicKey);
  const point = Buffer.from(sent, 'base64url');
  const coordinates = { x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) };
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', ...coordinates }, format: 'jwk' });
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isValid).toBe(true);
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  expect([aud, sub]).toEqual(['https://fcm.googleapis.com', 'https://harbor.example.edu']);
  expect(exp * 1000 - Date.now()).toBeGreaterThan(3600_000);
  expect(exp * 1000 - Date.now()).toBeLessThan(86_400_000);
});
