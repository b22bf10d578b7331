import { seedSampleColleges } from '../../samples/seed.ts';
import type { DatabasePlace } from '../db/place.ts';
import { openMigrated } from './prepare-database.ts';
import type { SeedMessage } from './seed-in-child-process.ts';

const send = (message: SeedMessage) => new Promise((resolve) => process.send?.(message, resolve));

async function seed(place: DatabasePlace): Promise<void> {
  const onProgress = (progress: string) => void send({ progress });
  const database = await openMigrated(place, onProgress);
  try {
    await seedSampleColleges(database, { onProgress });
    // otherwise the first queries would be planned for tables with a handful of rows
    await database.execute('analyze');
  } finally {
    await database.close();
  }
}

process.once('disconnect', () => process.exit(1));
process.once('message', async (place: DatabasePlace) => {
  try {
    await seed(place);
    process.exit(0);
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    await send({ failure: { message, code } });
    process.exit(1);
  }
});
