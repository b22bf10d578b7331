/** A URL at which existing programs request a sport's live statistics. */
export type FeedAddress = {
  /** Slug or short name of the sport. */
  sport: string;
  /** The college in the URL, if any, in lowercase. */
  folder?: string;
  form: 'summary' | 'game';
};

const ofHost = /^\/sidearmstats\/([\w&'.-]+?)(?:\/(?:summary|(game\.json)))?\/?$/i;
const ofFolder = /^\/(?:schools\/)?([\w-]+)\/([\w&'.-]+)\/game\.json$/i;

/** Parses the path of such a URL, ignoring case: `/sidearmstats/football/summary`, `/schools/unc/football/game.json`. */
export function readFeedAddress(pathname: string): FeedAddress | undefined {
  const [, ownSport, file] = ofHost.exec(pathname) ?? [];
  if (ownSport) return { sport: ownSport, form: file ? 'game' : 'summary' };
  const [, folder, sport] = ofFolder.exec(pathname) ?? [];
  return folder && sport ? { sport, folder: folder.toLowerCase(), form: 'game' } : undefined;
}
