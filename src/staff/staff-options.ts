import type { Db } from '../db/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { VerifyPassword } from './password.ts';

export type StaffOptions = {
  db: Db;
  /** Origin of a college's pages, for links in mail. */
  originOf: (tenant: Tenant) => string;
  /** Folder of breached passwords, in addition to those that come with the program. */
  breachedPasswords?: string | undefined;
  verify: VerifyPassword;
  /**
   * Milliseconds that a response takes at least if it must not reveal whether an account exists; more than the work for an
   * existing account.
   */
  slowestMs: number;
};

/** The browser that sent a request. */
export type Client = {
  address: string;
  userAgent: string;
  /** The token of its device cookie. */
  device?: string | undefined;
};
