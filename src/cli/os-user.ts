import { userInfo } from 'node:os';

/** Name of the user who runs this process, for the audit trail; containers may have a number only. */
export function osUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}
