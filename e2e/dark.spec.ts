import { seriousFindings } from './accessibility.ts';
import { COLLEGES } from './colleges.ts';
import { samplesOf } from './samples.ts';
import { expect, open, test } from './test.ts';

test.use({ colorScheme: 'dark' });

for (const college of COLLEGES) {
  test(`in the dark, ${college} is as readable as by day`, async ({ page, site }) => {
    test.slow();
    for (const name of ['home', 'schedule', 'boxscore'] as const) {
      const [path = ''] = await samplesOf(site, college, name);
      await open(page, site.addressOf(college, path));
      expect.soft(await seriousFindings(page), path).toEqual([]);
    }
  });
}
