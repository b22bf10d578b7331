const extensionForm = /(?<![\s,;])[\s,;]*(?:x|ext\.?|extension|#)[\s.:]*(\d{1,6})$/i;
const numberForm = /^\+?[\d\s().\-/–]+$/;

/** Digits, with a leading + for a number outside North America, and the extension. */
function parsePhone(text: string): { digits: string; extension: string } | undefined {
  const written = text.trim();
  const [end = '', extension = ''] = extensionForm.exec(written) ?? [];
  const number = written.slice(0, written.length - end.length);
  if (!numberForm.test(number)) return undefined;
  const digits = number.replace(/\D/g, '');
  if (digits.length < 4 || digits.length > 15) return undefined;
  const isForeign = number.startsWith('+') && !/^1\d{10}$/.test(digits);
  if (isForeign) return { digits: `+${digits}`, extension };
  return { digits: digits.replace(/^1(?=\d{10}$)/, ''), extension };
}

/** Parses any usual format of a phone number to "906-555-0142 ext. 12"; undefined if the text is not a phone number. */
export function formatPhone(text: string): string | undefined {
  const phone = parsePhone(text);
  if (!phone) return undefined;
  const { digits, extension } = phone;
  const number = digits.startsWith('+')
    ? text.trim().replace(/(?<!\s)\s*(?:[,;]|x|ext|#).*/is, '')
    : digits.replace(/^(?:(\d{3})(?=\d{7}$))?(\d{3})(\d{4})$/, (_, area, exchange, line) =>
        [area, exchange, line].filter(Boolean).join('-'),
      );
  return extension ? `${number} ext. ${extension}` : number;
}

/** The `tel:` URL of a phone number (RFC 3966); ten-digit numbers are North American. */
export function phoneAddress(text: string): string {
  const { digits, extension } = parsePhone(text) ?? { digits: text.replace(/[^\d+]/g, ''), extension: '' };
  return `tel:${/^\d{10}$/.test(digits) ? `+1${digits}` : digits}${extension ? `;ext=${extension}` : ''}`;
}
