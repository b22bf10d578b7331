/** A team's name without its rank at game time: "No. 12/15" by two polls, "RV" for votes received. */
export type RankedName = { rank: string; name: string };

/** "#12/15 Duke", "No. 3/4 Texas", "(22) Virginia", "[#7] Duke", "RV Duke"; a number alone is part of the name. */
const leading =
  /^(?:[([] ?(?:#|nos?\.?)? ?((?:\d{1,2}|rv|nr)(?: ?[/|] ?(?:\d{1,2}|rv|nr)){0,2}) ?[)\]]|(?:#|nos?\.?) ?((?:\d{1,2}|rv|nr)(?: ?[/|] ?(?:\d{1,2}|rv|nr)){0,2})|(rv(?: ?\/ ?(?:rv|\d{1,2}))?))(?:[,:] ?| )(?=\S)/i;
/** "Virginia (#22)", "Virginia (No. 22)", "Virginia (RV)"; a number alone may be anything. */
const trailing = / [([] ?(?:(?:#|nos?\.?) ?((?:\d{1,2}|rv|nr)(?: ?[/|] ?(?:\d{1,2}|rv|nr)){0,2})|(rv)) ?[)\]]$/i;

/** Splits a name such as "#12/15 Duke" into rank ("No. 12/15") and name; the rank is empty if the name has none. */
export function parseRankedName(text: string): RankedName {
  const written = text.replace(/\s+/g, ' ').trim();
  for (const pattern of [leading, trailing]) {
    const match = pattern.exec(written);
    const rank = match?.slice(1).find(Boolean);
    if (match && rank) return { rank: rankText(rank), name: written.replace(match[0], '').trim() };
  }
  return { rank: '', name: written };
}

/** "12/15", "#12" or "No. 12" as "No. 12/15"; "rv" as "RV"; empty for "NR" and texts without a rank. */
export function rankText(text: string): string {
  const parts = text.toUpperCase().match(/\d{1,2}|RV|NR/g) ?? [];
  if (parts.every((part) => part === 'NR')) return '';
  return /\d/.test(parts.join('')) ? `No. ${parts.join('/')}` : 'RV';
}
