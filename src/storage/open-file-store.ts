import { createBucket } from './bucket.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { createObjectStore } from './object-store.ts';

export type StoragePlace = {
  /** `STORAGE_URL`; without it, files are in the folder. */
  storageUrl?: string | undefined;
  filesFolder: string;
  /** Whether browsers read files from the object store with signed URLs instead of through this server. */
  redirectsFiles?: boolean | undefined;
};

/** The file store of the settings. */
export const openFileStore = ({ storageUrl, filesFolder, redirectsFiles = false }: StoragePlace): FileStore =>
  storageUrl === undefined
    ? createDiskStore(filesFolder)
    : createObjectStore(createBucket(storageUrl), { uploadFolder: filesFolder, isPublic: redirectsFiles });
