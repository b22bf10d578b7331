import { type DatabasePlace, openMigrated } from '../src/db/open-database.ts';
import type { AddMessage } from './add-colleges.ts';
import { seedSampleColleges } from './seed.ts';

const send = (message: AddMessage) => new Promise((resolve) => process.send?.(message, resolve));

async function add(place: DatabasePlace): Promise<void> {
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
    await add(place);
    process.exit(0);
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    await send({ failure: { message, code } });
    process.exit(1);
  }
});
