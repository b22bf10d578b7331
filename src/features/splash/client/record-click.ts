/** Idempotency key of a click; the server counts each once. */
export const createClickKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Records a click on a splash, also while the page unloads. Never throws. */
export async function recordClick(clickAddress: string, key: string): Promise<void> {
  try {
    const response = await fetch(`${clickAddress}?key=${key}`, { keepalive: true });
    if (!response.ok) throw new Error(`${clickAddress} answered ${response.status}`);
  } catch (error) {
    console.error('Failed to track click action', error);
  }
}
