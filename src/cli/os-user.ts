import { userInfo } from 'node:os';

/** Name of the user who runs this process, for the audit trail; the numeric id where a container has no name for it. */
export function osUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}
