import { deleteFiles, findUnusedFiles } from '../../files/prune-files.ts';
import { forCollege } from '../college-command.ts';
import type { Command } from '../command.ts';
import { dryRunOption, jsonOption, tenantOption } from '../options.ts';

export const filePrune: Command = {
  name: 'file prune',
  isLong: true,
  summary: 'Delete documents, recordings and videos that no content refers to',
  options: [tenantOption, dryRunOption, jsonOption],
  examples: ['file prune --tenant unc --dry-run', 'file prune --tenant unc'],
  run: forCollege(async ({ database, db, tenant, dryRun, json, io }) => {
    const files = await findUnusedFiles(db, tenant.id);
    if (!dryRun) await deleteFiles(database, tenant.id, files);
    if (files.length === 0) io.err(`${tenant.name} has no unused files.`);
    return files.map(({ path, size }) => (json ? JSON.stringify({ path, size }) : `${path} (${size} bytes) deleted`));
  }),
};
