import { isUsageError, usageError } from '../domain/usage-error.ts';
import { isImportRefusal } from '../importers/refusal.ts';
import type { CommandContext, CommandInput, InputFile } from './command.ts';
import { timeLeft } from './time-left.ts';

export type FileReport = {
  change: 'created' | 'updated' | 'unchanged';
  warnings: number;
  lines: string[];
  json: object;
};

type ReadFile = Extract<InputFile, { bytes: unknown }>;

/**
 * Works through the files of a command and reports each, as lines or as JSON. One that fails is reported, the others are
 * still done. Ends with a summary; the exit code is 1 when any failed.
 */
export async function eachFile(
  { io }: CommandContext,
  { files, fileCount }: CommandInput,
  options: { json?: boolean; dryRun?: boolean },
  work: (file: ReadFile) => Promise<FileReport>,
): Promise<0 | 1> {
  const counts = { created: 0, updated: 0, unchanged: 0, failed: 0 };
  let warnings = 0;
  let number = 0;
  const begun = performance.now();
  for await (const file of files) {
    const left = timeLeft(performance.now() - begun, number, fileCount);
    io.progress([`${number} of ${fileCount} files done`, left, file.name].filter(Boolean).join(', '));
    number++;
    try {
      if ('problem' in file) throw usageError(file.problem);
      const report = await work(file);
      counts[report.change]++;
      warnings += report.warnings;
      if (options.json) io.out(JSON.stringify(report.json));
      else for (const line of report.lines) io.out(line);
    } catch (error) {
      counts.failed++;
      const message = messageOf(error);
      if (options.json) io.out(JSON.stringify({ file: file.name, error: message, ...placeOf(error) }));
      else io.err(`${file.name}: refused: ${message}`);
    }
  }
  const parts = Object.entries(counts).flatMap(([word, count]) => (count > 0 ? [`${count} ${word}`] : []));
  const noted = warnings > 0 ? `, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}` : '';
  io.err(
    `${number} ${number === 1 ? 'file' : 'files'}: ${parts.join(', ')}${noted}${options.dryRun ? ' (dry run: nothing was changed)' : ''}`,
  );
  return counts.failed > 0 ? 1 : 0;
}

function messageOf(error: unknown): string {
  if (isUsageError(error)) return error.message;
  const reason =
    error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error);
  return `This is a failure of Fieldhouse, not of the file: ${reason}`;
}

function placeOf(error: unknown): { line?: number; column?: number } {
  if (!isImportRefusal(error)) return {};
  const { line, column } = error.refusal;
  return line === undefined || column === undefined ? {} : { line, column };
}
