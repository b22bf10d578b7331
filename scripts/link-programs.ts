// Prepares the programs of the embedded database in an image, whose files are read-only later
import { linkInstalledPrograms } from '../src/db/embedded/programs.ts';

await linkInstalledPrograms();
