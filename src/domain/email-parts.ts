/** Splits an email address into local part and domain, as staff directories store it; undefined if it is not one. */
export function splitEmail(email: string): { username: string; domain: string } | undefined {
  const at = email.lastIndexOf('@');
  const [username, domain] = [email.slice(0, at).trim(), email.slice(at + 1).trim()];
  return at > 0 && username && domain ? { username, domain } : undefined;
}
