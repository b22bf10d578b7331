/** In milliseconds. */
export const confirmationTime = 1500;

/** Copies text to the clipboard and reports success for a while. Rejects if the browser does not allow it. */
export async function copyText(text: string, onChange: (isCopied: boolean) => void): Promise<void> {
  await navigator.clipboard.writeText(text);
  onChange(true);
  setTimeout(() => onChange(false), confirmationTime);
}
