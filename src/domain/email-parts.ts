/** An e-mail address in its two parts, as staff directories keep it; undefined for what is none. */
export function splitEmail(email: string): { username: string; domain: string } | undefined {
  const at = email.lastIndexOf('@');
  const [username, domain] = [email.slice(0, at).trim(), email.slice(at + 1).trim()];
  return at > 0 && username && domain ? { username, domain } : undefined;
}
