import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto';

const curve = 'prime256v1';
/** Larger than any of our messages, so that each is one record. */
const recordSize = 4096;

type Recipient = { p256dh: string; auth: string };

/** The random parts of a message: a key pair and a salt. */
type Chosen = { sender: ECDH; salt: Buffer };

const choose = (): Chosen => {
  const sender = createECDH(curve);
  sender.generateKeys();
  return { sender, salt: randomBytes(16) };
};

/** Whether a browser's key is a point of P-256. */
export function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, curve, 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** Encrypts a message for a browser (RFC 8291, `aes128gcm`). Throws if the browser's key is not a point of P-256. */
export function encryptMessage(
  text: string,
  { p256dh, auth }: Recipient,
  { sender, salt }: Chosen = choose(),
): Buffer<ArrayBuffer> {
  const receiverKey = Buffer.from(p256dh, 'base64url');
  const senderKey = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiverKey, senderKey]);
  const secret = derive(sender.computeSecret(receiverKey), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([
    salt,
    size,
    Buffer.of(senderKey.length),
    senderKey,
    // 2 marks the end of the last record
    cipher.update(Buffer.concat([Buffer.from(text), Buffer.of(2)])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

const derive = (material: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', material, salt, info, length));
