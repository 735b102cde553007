import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const CLIENTS = 16;

export interface CommitLimit {
  /** What was measured, for the table. */
  readonly name: string;
  readonly transactionsPerSecond: number;
}

/**
 * pgbench's default transaction (TPC-B like) at 16 clients on the same server; without pgbench, the
 * same five statements in a transaction through the driver.
 */
export const commitLimit = async (databaseUrl: string, seconds: number): Promise<CommitLimit> => {
  const pgbench = findPgbench();
  if (!pgbench) return throughDriver(databaseUrl, seconds);
  run(pgbench, ['-i', '-q', '-s', String(CLIENTS), databaseUrl]);
  const output = run(pgbench, ['-c', String(CLIENTS), '-j', '2', '-T', String(seconds), databaseUrl]);
  const tps = Number(/tps = ([\d.]+)/.exec(output)?.[1]);
  return { name: `pgbench, ${CLIENTS} clients`, transactionsPerSecond: Math.round(tps) };
};

const run = (command: string, args: string[]): string => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
  return stdout;
};

const findPgbench = (): string | undefined => {
  const debian = '/usr/lib/postgresql';
  const folders = [
    ...(process.env.PATH ?? '').split(':'),
    ...(existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []),
  ];
  return folders.map((folder) => join(folder, 'pgbench')).find(existsSync);
};

const throughDriver = async (connectionString: string, seconds: number): Promise<CommitLimit> => {
  const pool = new pg.Pool({ connectionString, max: CLIENTS });
  await pool.query('create table bench_account (id int primary key, balance int not null)');
  await pool.query('create table bench_history (id int, delta int, at timestamptz)');
  await pool.query('insert into bench_account select n, 0 from generate_series(1, 100000) n');
  const untilMs = performance.now() + seconds * 1000;
  let done = 0;
  const client = async (): Promise<void> => {
    const connection = await pool.connect();
    while (performance.now() < untilMs) {
      const id = 1 + Math.floor(Math.random() * 100_000);
      await connection.query('begin');
      await connection.query('update bench_account set balance = balance + 1 where id = $1', [id]);
      await connection.query('select balance from bench_account where id = $1', [id]);
      await connection.query('update bench_account set balance = balance - 1 where id = $1', [
        1 + (id % 999),
      ]);
      await connection.query('insert into bench_history values ($1, 1, now())', [id]);
      await connection.query('commit');
      done += 1;
    }
    connection.release();
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  await pool.end();
  return { name: `driver, ${CLIENTS} clients`, transactionsPerSecond: Math.round(done / seconds) };
};
