import { expect, test } from 'vitest';

import { addSampleColleges } from './add-colleges.ts';

test('if the process that adds the sample colleges fails, the error has its message and code', async () => {
  const place = { databaseUrl: 'postgres://127.0.0.1:1/none', dataDir: '', filesFolder: '' };
  await expect(addSampleColleges(place, () => {})).rejects.toMatchObject({
    code: 'ECONNREFUSED',
    message: expect.stringContaining('127.0.0.1:1'),
  });
});
