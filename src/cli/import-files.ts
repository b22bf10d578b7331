import { isImportRefusal } from '../importers/refusal.ts';
import { counted } from '../web/counted.ts';
import { isUsageError, usageError } from '../web/usage-error.ts';
import type { CommandContext, CommandInput, InputFile } from './command.ts';

export type FileReport = {
  change: 'created' | 'updated' | 'unchanged';
  warnings: number;
  /** Only a part of the file could be read, which was imported. */
  isPartial?: boolean;
  lines: string[];
  json: object;
};

type ReadFile = Extract<InputFile, { bytes: unknown }>;

/**
 * Imports each file of a command and reports it, as lines or as JSON. A file that fails is reported and does not stop the
 * others. Prints a summary at the end; the exit code is 1 if any file failed or is incomplete.
 */
export async function importFiles(
  { io }: CommandContext,
  { files, fileCount }: CommandInput,
  options: { json?: boolean; dryRun?: boolean },
  importFile: (file: ReadFile) => Promise<FileReport>,
): Promise<0 | 1> {
  const counts = { created: 0, updated: 0, unchanged: 0, failed: 0 };
  let warnings = 0;
  let partial = 0;
  let number = 0;
  const started = performance.now();
  for await (const file of files) {
    const left = estimateTimeLeft(performance.now() - started, number, fileCount);
    io.progress([`${number} of ${counted(fileCount, 'file')} done`, left, file.name].filter(Boolean).join(', '));
    number++;
    try {
      if ('problem' in file) throw usageError(file.problem);
      const report = await importFile(file);
      counts[report.change]++;
      warnings += report.warnings;
      if (report.isPartial) partial++;
      if (options.json) io.out(JSON.stringify(report.json));
      else for (const line of report.lines) io.out(line);
    } catch (error) {
      counts.failed++;
      const message = messageOf(error);
      if (options.json) io.out(JSON.stringify({ file: file.name, error: message, ...positionOf(error) }));
      else io.err(`${file.name}: refused: ${message}`);
    }
  }
  const parts = Object.entries({ ...counts, 'imported in part': partial }).flatMap(([outcome, count]) =>
    count > 0 ? [`${count} ${outcome}`] : [],
  );
  const warned = warnings > 0 ? `, ${counted(warnings, 'warning')}` : '';
  io.err(
    `${counted(number, 'file')}: ${parts.join(', ')}${warned}${options.dryRun ? ' (dry run: nothing was changed)' : ''}`,
  );
  return counts.failed + partial > 0 ? 1 : 0;
}

function messageOf(error: unknown): string {
  if (isUsageError(error)) return error.message;
  const reason =
    error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error);
  return `Fieldhouse failed, not the file: ${reason}`;
}

function positionOf(error: unknown): { line?: number; column?: number } {
  if (!isImportRefusal(error)) return {};
  const { line, column } = error.refusal;
  return line === undefined || column === undefined ? {} : { line, column };
}

/** Milliseconds before an estimate is reliable. */
const minElapsed = 3000;

/** Estimates the time left, such as "about 2 min left", from the elapsed milliseconds; empty while it is too early. */
export function estimateTimeLeft(elapsed: number, done: number, total: number): string {
  if (elapsed < minElapsed || done === 0) return '';
  const seconds = Math.ceil(((elapsed / done) * (total - done)) / 1000);
  const minutes = Math.round(seconds / 60);
  if (seconds < 60) return `about ${seconds} s left`;
  return minutes < 60 ? `about ${minutes} min left` : `about ${Math.floor(minutes / 60)} h ${minutes % 60} min left`;
}
