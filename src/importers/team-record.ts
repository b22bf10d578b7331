/** "16-6-2, 7-3-0" or "17-4,5-4 Big Ten": overall, then conference, without its name. */
export function parseTeamRecord(text: string): { record: string; conferenceRecord: string } {
  const [record = '', conferenceRecord = ''] = text
    .split(',')
    .map((part) => /(?<!\d)\d+-\d+(?:-\d+)?/.exec(part)?.[0] ?? '');
  return { record, conferenceRecord };
}
