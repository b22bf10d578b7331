// Writes src/cli/manifest.json, the definitions of all commands. Run it again after changing a command or the help of a content field.
import { writeFile } from 'node:fs/promises';

import { describeCommands } from '../src/cli/commands.ts';

const file = 'src/cli/manifest.json';
const manifest = await describeCommands();
await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
console.log(`${file}: ${manifest.flatMap(({ commands }) => commands).length} commands`);
