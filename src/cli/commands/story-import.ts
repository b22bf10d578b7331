import { story } from '../../content/stories/story.ts';
import { fetchPicture } from '../../images/fetch-picture.ts';
import { readApart } from '../../importers/read-apart.ts';
import { storyFiles } from '../../importers/stories/read-story-file.ts';
import { counted } from '../../web/counted.ts';
import { isUsageError, usageError } from '../../web/usage-error.ts';
import type { CommandContext, CommandInput, DatabaseCommand, InputFile } from '../command.ts';
import { commandsOf } from '../content/commands.ts';
import { dryRunOption, jsonOption, parseOptions, sharedOptions, tenantOption } from '../options.ts';
import { pageUrl } from '../page-url.ts';
import type { SavedStory } from '../stories/plan-stories.ts';
import { saveStories } from '../stories/save-stories.ts';
import { loadStoryNames } from '../stories/story-names.ts';
import type { StorySource } from '../stories/story-sources.ts';
import { requireTenant } from '../tenants.ts';

const rowFile = /\.(?:json|csv)$/i;

/** The derived command, for rows in JSON or CSV. */
const importRowsFile = commandsOf(story).find(({ name }) => name === 'story import') as DatabaseCommand;

export const storyImport: DatabaseCommand = {
  name: 'story import',
  summary: 'Import stories from Markdown, HTML pages, RSS feeds, or JSON and CSV; repeated imports change nothing',
  argument: {
    usage: '<files...>',
    description: 'Markdown with front matter, saved pages, RSS 2.0, folders of them; or one file of rows (CSV or JSON)',
    isFile: true,
    folders: storyFiles,
  },
  options: [
    tenantOption,
    { flags: '--pictures <files...>', description: 'pictures that the files name', isFile: true },
    {
      flags: '--pictures-from <hosts...>',
      description: 'hosts to fetch pictures from, such as goheels.com (default: none)',
    },
    { flags: '--sport <slug>', description: 'sport that all stories of the files are about, besides those they name' },
    dryRunOption,
    jsonOption,
  ],
  examples: [
    'story import recaps/*.md --tenant unc --dry-run',
    'story import saved-pages --tenant unc --pictures-from goheels.com images.sidearmdev.com',
    'story import recaps/football --tenant unc --sport football',
    'story import rss.xml --tenant unc',
    'story import stories.csv --tenant unc --dry-run',
  ],
  run: async (context, input) => {
    const files = await Array.fromAsync(input.files);
    const pictureCount = [input.options['pictures'] ?? []].flat().length;
    const [pictures, named] = [files.slice(0, pictureCount), files.slice(pictureCount)];
    const rows = named.find(({ name }) => rowFile.test(name));
    if (rows && named.length > 1)
      throw usageError(`${rows.name} has rows; import it by itself, without files of other formats.`);
    if (rows && input.options['sport'] !== undefined)
      throw usageError('--sport is for stories in files of their own; rows have a column "sports".');
    if (rows)
      return importRowsFile.run(context, {
        ...input,
        files: (async function* () {
          yield* files;
        })(),
      });
    return importStoryFiles(context, input, { pictures, named });
  },
};

type Files = { pictures: readonly InputFile[]; named: readonly InputFile[] };

async function importStoryFiles(context: CommandContext, { options }: CommandInput, { pictures, named }: Files) {
  const { database, actor, io, port } = context;
  const { tenant: slug, dryRun = false, json = false } = parseOptions(sharedOptions, pick(options));
  const tenant = await requireTenant(database.db, slug);
  const hosts = [options['picturesFrom'] ?? []].flat().map(String);
  const sport = await findSport(context, tenant.id, options['sport']);
  const { sources, refused } = await readAll(named);
  const saved = await saveStories(database, sources, {
    tenant,
    actor,
    dryRun,
    sport,
    pictures: { files: pictures, hosts, fetch: fetchPicture },
  });
  const stories = [...refused, ...saved.stories];
  for (const report of stories)
    if (json) io.out(JSON.stringify(report));
    else for (const line of linesOf(report, (url) => pageUrl(tenant, port, url))) io.out(line);
  const count = (action: SavedStory['action']) => stories.filter((report) => report.action === action).length;
  const counts = (['added', 'changed', 'unchanged', 'refused'] as const).map((action) => `${count(action)} ${action}`);
  io.err(
    `${counts.join(', ')}; ${counted(saved.redirects, 'redirect')}${dryRun ? ' (dry run: nothing was changed)' : ''}`,
  );
  return count('refused') > 0 ? 1 : 0;
}

/** The slug of a sport by slug, short name or title. Throws a usage error for one that the college does not have. */
async function findSport({ database }: CommandContext, tenantId: number, name: unknown): Promise<string | undefined> {
  if (name === undefined) return undefined;
  const slug = (await loadStoryNames(database.db, tenantId)).sport(String(name));
  if (slug === undefined)
    throw usageError(
      `--sport is ${JSON.stringify(name)}; it has to be the slug of a sport; see: npm run cli -- sport list`,
    );
  return slug;
}

const pick = ({ tenant, dryRun, json }: CommandInput['options']) => ({
  tenant,
  ...(dryRun !== undefined && { dryRun }),
  ...(json !== undefined && { json }),
});

/** The stories of all files, and the files that cannot be read. */
async function readAll(files: readonly InputFile[]): Promise<{ sources: StorySource[]; refused: SavedStory[] }> {
  const sources: StorySource[] = [];
  const refused: SavedStory[] = [];
  for (const file of files)
    try {
      if ('problem' in file) throw usageError(file.problem);
      const { name, bytes } = file;
      const stories = await readApart('stories', { name, bytes });
      sources.push(...stories.map((imported) => ({ file: name, story: imported })));
    } catch (error) {
      if (!isUsageError(error)) throw error;
      refused.push({ file: file.name, action: 'refused', title: file.name, warnings: [error.message] });
    }
  return { sources, refused };
}

const linesOf = ({ file, action, title, url, warnings }: SavedStory, toAbsolute: (url: string) => string): string[] => [
  `${file}: ${action}: ${title}`,
  ...(url === undefined ? [] : [`  ${toAbsolute(url)}`]),
  ...warnings.map((warning) => `  warning: ${warning}`),
];
