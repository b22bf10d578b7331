import type { FileStore } from '../storage/file-store.ts';
import type { Database } from './client.ts';
import { borrowEmbedded, type EmbeddedOptions } from './embedded/server.ts';
import { openPostgres, type PostgresOptions } from './open-postgres.ts';

/** Opens the embedded database for a command or a job: that of the running server, or else one that ends with it. */
export async function openEmbedded({
  files,
  limits,
  ...options
}: EmbeddedOptions & { files?: FileStore; limits?: Omit<PostgresOptions, 'files'> | undefined }): Promise<Database> {
  const server = await borrowEmbedded(options);
  try {
    const database = await openPostgres(server.url, { ...limits, ...(files && { files }) });
    return {
      ...database,
      close: async () => {
        await database.close();
        await server.stop();
      },
      release: server.stop,
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
