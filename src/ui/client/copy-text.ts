/** How long a copy is confirmed, in milliseconds. */
export const copiedFor = 1500;

/** Puts text into the clipboard and tells for a while that it is there. Throws where the browser does not allow it. */
export async function copyText(text: string, onChange: (isCopied: boolean) => void): Promise<void> {
  await navigator.clipboard.writeText(text);
  onChange(true);
  setTimeout(() => onChange(false), copiedFor);
}
