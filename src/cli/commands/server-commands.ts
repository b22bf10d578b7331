import { forgetProcesses, listProcesses } from '../../db/confirmations.ts';
import { usageError } from '../../web/usage-error.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../format-table.ts';
import { jsonOption } from '../options.ts';

const serverList: Command = {
  name: 'server list',
  summary: 'List the server processes for which commands wait when they withdraw something',
  options: [jsonOption],
  examples: ['server list'],
  run: async ({ database: { db }, io }, { options }) => {
    const processes = await listProcesses(db);
    if (options['json']) for (const each of processes) io.out(JSON.stringify(each));
    else {
      const rows = processes.map(({ machine, pid, port, missingSince }) => ({
        machine,
        process: String(pid),
        port: String(port),
        'not confirmed since': missingSince ?? '',
      }));
      for (const line of formatTable(rows)) io.out(line);
    }
    if (processes.length === 0) io.err('No server is registered.');
    return 0;
  },
};

const serverForget: Command = {
  name: 'server forget',
  summary: 'Forget the processes of a machine that is lost for good, so that commands no longer wait for them',
  argument: { usage: '<machine>', description: 'name of the machine, from `server list`' },
  options: [],
  examples: ['server forget web-2'],
  run: async ({ database: { db }, io }, { args }) => {
    const machine = args[0] ?? '';
    const { forgotten, running } = await forgetProcesses(db, machine);
    if (forgotten + running === 0)
      throw usageError(`No process of a machine ${machine} is registered; see: server list`);
    if (running > 0)
      io.err(`${running} of the processes of ${machine} respond and stay registered. To remove them, stop the server.`);
    if (forgotten > 0) io.out(`${forgotten} of the processes of ${machine} were forgotten`);
    return running > 0 ? 1 : 0;
  },
};

export const serverCommands: readonly Command[] = [serverList, serverForget];
