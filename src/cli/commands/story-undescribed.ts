import { forCollege } from '../college-command.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../format-table.ts';
import { jsonOption, tenantOption } from '../options.ts';
import { findUndescribed } from '../stories/find-undescribed.ts';

export const storyUndescribed: Command = {
  name: 'story undescribed',
  summary: 'List the stories whose picture was imported without a description and has the headline in its place',
  options: [tenantOption, jsonOption],
  examples: ['story undescribed --tenant unc', 'story undescribed --tenant unc --json'],
  run: forCollege(async ({ db, tenant, io, json }) => {
    const stories = await findUndescribed(db, tenant.id);
    const rows = stories.map(({ id, title, localDate, picture }) => ({
      id,
      title,
      localDate,
      picture: `/media/${picture}`,
    }));
    io.err(
      rows.length === 0
        ? 'Every picture of a story has a description of its own.'
        : `Describe a picture with: npm run cli -- story change ${rows[0]?.id} --tenant ${tenant.slug} --alt "What it shows"`,
    );
    return json
      ? rows.map((row) => JSON.stringify(row))
      : formatTable(rows.map((row) => ({ ...row, id: String(row.id) })));
  }),
};
