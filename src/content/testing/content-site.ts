import type { InputFile } from '../../cli/command.ts';
import { runCommand } from '../../cli/run-command.ts';
import { filesOf, recordedIo } from '../../cli/testing/recorded-io.ts';
import { createTwoColleges } from '../../testing/api.ts';
import { sampleFile, sampleValue } from '../../testing/content-factories.ts';
import { createPlayer, createSeason, createSport } from '../../testing/factories.ts';
import { type ContentKind, namedFields } from '../define-content.ts';

type Options = Record<string, string | boolean | string[]>;
type Values = Record<string, string>;

/** The colleges `harbor` and `summit` with a sport each, Molly Swarm and Ann Reed on a roster of harbor, and the content commands. */
export async function createContentSite() {
  const site = await createTwoColleges();
  const season = await createSeason(site.db, await createSport(site.db, site.harborId));
  await createSport(site.db, site.summitId);
  await createPlayer(site.db, season);
  await createPlayer(site.db, season, { firstName: 'Ann', lastName: 'Reed' });

  /** Runs a command as `anna`, for harbor unless the options name another college. */
  const run = async (command: string, options: Options, args: string[] = [], files: InputFile[] = []) => {
    const io = recordedIo();
    const context = { database: site.database, port: 3000, io, actor: 'anna' };
    const input = {
      args,
      options: { tenant: 'harbor', ...options },
      files: filesOf(...files),
      fileCount: files.length,
    };
    return { exit: await runCommand(command, context, input), outs: io.outs, errs: io.errs };
  };

  return {
    ...site,
    run,
    /**
     * Adds rows with the kind's own command and returns their ids. Required fields without a value get a sample; `given` are
     * the files that the given values name.
     */
    add: async <Name extends string>(
      kind: ContentKind,
      rows: Record<Name, Values>,
      options: Options = {},
      given: InputFile[] = [],
    ): Promise<Record<Name, number>> => {
      const samples = Object.values<Values>(rows).map((values) => withSample(kind, values));
      const json = JSON.stringify(samples.map(({ values }) => values));
      const files = [
        { name: 'rows.json', bytes: new TextEncoder().encode(json) },
        ...samples.flatMap(({ files }) => files),
        ...given,
      ];
      const [file = '', ...pictures] = files.map(({ name }) => name);
      const { outs, errs } = await run(`${kind.group} add`, { file, pictures, json: true, ...options }, [], files);
      if (outs.length === 0) throw new Error(errs.join('\n'));
      await site.announce(options['tenant'] === 'summit' ? site.summitId : site.harborId);
      const ids = outs.map((line): number => JSON.parse(line).id);
      return Object.fromEntries(Object.keys(rows).map((name, index) => [name, ids[index]])) as Record<Name, number>;
    },
  };
}

let samples = 0;

/** A row with a sample in each required field, and the files that samples name. No two rows have the same title or file. */
function withSample(kind: ContentKind, given: Values): { values: Values; files: InputFile[] } {
  const number = ++samples;
  const files: InputFile[] = [];
  const sampleOf = (name: string, field: (typeof kind.fields)[string]): Values => {
    if (field.accept) {
      const file = sampleFile(field, number);
      files.push(file);
      return { [name]: file.name };
    }
    if (field.control === 'picture') {
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>${number}</title></svg>`;
      files.push({ name: `${number}.svg`, bytes: new TextEncoder().encode(drawing) });
      return { [name]: `${number}.svg`, alt: 'A sample' };
    }
    return { [name]: name === 'title' ? `Sample ${number}` : String(sampleValue(field, 'Sample')) };
  };
  const missing = namedFields(kind).filter(({ name, field }) => field.presence === 'required' && !(name in given));
  return { values: Object.assign({}, ...missing.map(({ name, field }) => sampleOf(name, field)), given), files };
}
