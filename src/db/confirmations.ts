import { randomUUID } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';

import { confirmationChannel, requestConfirmation } from './announce.ts';
import type { Database, Db } from './client.ts';
import { startOfProcess } from './process-start.ts';
import { servingProcess, withdrawal } from './schema/withdrawal.ts';

/** Milliseconds between two looks at what was confirmed, and before a process confirms again that could not. */
const pollInterval = 25;
const retryInterval = 1000;
/** Milliseconds that a writer waits: longer than a process needs to notice that its connection is dead, or a cache a purge. */
const patience = 15_000;

type Process = typeof servingProcess.$inferSelect;

/** Process ids are unique in their namespace; each container has its own. */
const pidNamespace = (): string => {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
};
const machine = `${hostname()} (${pidNamespace()})`;

/** The processes of this machine that have ended without a word. */
const endedOf = async (processes: readonly Process[]): Promise<Process[]> => {
  const here = processes.filter((each) => each.machine === machine);
  const starts = await Promise.all(here.map(({ pid }) => startOfProcess(pid)));
  return here.filter(({ started }, index) => started !== starts[index]);
};

const removeProcesses = async (db: Db, processes: readonly Process[]): Promise<void> => {
  const ids = processes.map(({ id }) => id);
  if (ids.length > 0) await db.delete(servingProcess).where(inArray(servingProcess.id, ids));
};

type Serving = {
  port: number;
  /** How long last good copies are used. */
  lastGoodHours: number;
  /** Resolves when shared caches have no copies of what was withdrawn until now either; with the reason if they may have. */
  settle: () => Promise<string | undefined>;
  log: { warn: (details: object, message: string) => void };
};

/**
 * Registers this process as one that has copies, after everything else that listens to announcements. It confirms that it has
 * handled them, in their order, until the returned function is called.
 */
export async function startConfirming(
  database: Pick<Database, 'db' | 'listen'>,
  { port, lastGoodHours, settle, log }: Serving,
): Promise<() => Promise<void>> {
  const { db } = database;
  const stopping = new AbortController();
  const own = { id: randomUUID(), machine, port, pid: process.pid, started: await startOfProcess(process.pid) };
  let wanted = 0;
  let confirming: Promise<void> | undefined;

  const confirm = async (handled: number) => {
    const problem = (await settle()) ?? null;
    const facts = { handled: sql`greatest(${servingProcess.handled}, ${handled})`, problem, missingSince: null };
    // a writer may have taken this process for one that has ended
    await db
      .insert(servingProcess)
      .values({ ...own, handled, problem })
      .onConflictDoUpdate({ target: servingProcess.id, set: facts });
  };
  const confirmAll = async () => {
    for (let confirmed = 0; confirmed < wanted && !stopping.signal.aborted; ) {
      const number = wanted;
      try {
        await confirm(number);
        confirmed = number;
      } catch (err) {
        log.warn({ err }, 'A confirmation could not be stored');
        await wait(retryInterval, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
    confirming = undefined;
  };
  const stop = await database.listen(confirmationChannel, (payload) => {
    const number = Number(payload);
    if (number > 0) {
      wanted = Math.max(wanted, number);
      confirming ??= confirmAll();
    }
    // requests may have been missed: the answer to a new one includes them. Without the database, the next connection asks
    else requestConfirmation(db).catch(() => {});
  });
  // copies of a process that has been disconnected for so long are too old to be used
  const isOutOfCopies = lt(servingProcess.missingSince, sql`now() - make_interval(hours => ${lastGoodHours})`);
  await db.delete(servingProcess).where(isOutOfCopies);
  const others = await db.select().from(servingProcess);
  // in a restarted container everything has another namespace, but a port belongs to one process
  const replaced = others.filter((each) => each.machine !== machine && isReplaced(each, port));
  await removeProcesses(db, [...(await endedOf(others)), ...replaced]);
  // a confirmation that was asked for meanwhile has registered it
  await db.insert(servingProcess).values(own).onConflictDoNothing();
  return async () => {
    stopping.abort();
    await stop();
    await confirming;
    await db.delete(servingProcess).where(eq(servingProcess.id, own.id));
  };
}

const isReplaced = (each: Process, port: number) => each.port === port && each.machine.startsWith(`${hostname()} (`);

export type Confirmation = {
  /** The processes that have not confirmed. */
  missing: string[];
  /** Why copies may remain in shared caches. */
  problems: string[];
  /** No process was registered. */
  isNobodyServing: boolean;
};

/**
 * Waits until every process has confirmed that it has handled all announcements until now, and that shared caches have no copies of
 * what they withdrew.
 */
export async function awaitConfirmations(db: Db, { timeout = patience } = {}): Promise<Confirmation> {
  const number = await requestConfirmation(db);
  for (const until = performance.now() + timeout; ; await wait(pollInterval)) {
    const processes = await db.select().from(servingProcess);
    const waiting = processes.filter(({ handled }) => handled < number);
    const isLate = performance.now() > until;
    if (waiting.length > 0 && !isLate) {
      await removeProcesses(db, await endedOf(waiting));
      continue;
    }
    if (waiting.length > 0) {
      const ids = waiting.map(({ id }) => id);
      const late = and(inArray(servingProcess.id, ids), lt(servingProcess.handled, number));
      await db
        .update(servingProcess)
        .set({ missingSince: sql`coalesce(${servingProcess.missingSince}, now())` })
        .where(late);
    }
    const missing = waiting.map(
      (each) =>
        `the server process ${each.pid} on ${hostOf(each)} has not confirmed within ${timeout / 1000} seconds that it removed its copies`,
    );
    const reported = processes.flatMap(({ handled, problem }) => (handled < number ? [] : (problem ?? [])));
    return { missing, problems: [...new Set(reported)], isNobodyServing: processes.length === 0 };
  }
}

/** The name of a machine without the namespace of its process ids. */
const hostOf = (each: Process): string => each.machine.replace(/ \(.*/, '');

/** The registered processes, by machine. */
export async function listProcesses(db: Db) {
  const processes = await db.select().from(servingProcess).orderBy(servingProcess.machine, servingProcess.pid);
  return processes.map((each) => ({
    machine: hostOf(each),
    pid: each.pid,
    port: each.port,
    missingSince: each.missingSince,
  }));
}

/**
 * Removes the processes of a machine that do not confirm: a writer would wait for them until their copies are too old. Those that
 * respond stay.
 */
export async function forgetProcesses(
  db: Db,
  host: string,
  { timeout = patience } = {},
): Promise<{ forgotten: number; running: number }> {
  const number = await requestConfirmation(db);
  for (const until = performance.now() + timeout; ; await wait(pollInterval)) {
    const processes = (await db.select().from(servingProcess)).filter((each) => hostOf(each) === host);
    const silent = processes.filter(({ handled }) => handled < number);
    if (silent.length > 0 && performance.now() < until) continue;
    await removeProcesses(db, silent);
    return { forgotten: silent.length, running: processes.length - silent.length };
  }
}

/** The number of the last withdrawal. */
export async function lastWithdrawal(db: Db): Promise<number> {
  const [row] = await db.select({ last: sql<string>`coalesce(max(${withdrawal.id}), 0)` }).from(withdrawal);
  return Number(row?.last ?? 0);
}

/** The colleges that withdrew something after the withdrawal with a number. */
export async function withdrawnSince(db: Db, last: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ tenantId: withdrawal.tenantId })
    .from(withdrawal)
    .where(gt(withdrawal.id, last));
  return rows.map(({ tenantId }) => tenantId);
}
