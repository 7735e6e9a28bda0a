import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';
import { Client } from 'pg';
import { listMigrations, listSeeds } from '../../../supabase/local/database/sql-files.ts';
import { supabaseDir } from '../../../supabase/local/project.ts';
import { startTemporaryCluster } from '../../database/temporary-cluster.ts';

/** Settings of a small hosted machine: its memory as a cache, and a disk with fast random reads. */
const settings = {
  shared_buffers: '1GB',
  effective_cache_size: '3GB',
  random_page_cost: '1.1',
  work_mem: '5MB',
  maintenance_work_mem: '512MB',
  max_parallel_maintenance_workers: '0',
  max_parallel_workers_per_gather: '1',
  max_wal_size: '8GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  full_page_writes: 'off',
  autovacuum: 'off',
  session_preload_libraries: 'auto_explain',
};

export interface BigCluster {
  connect(): Promise<Client>;
  stop(): void;
}

/** A real Postgres with the embedded stack's platform, all migrations, the seeds and the demonstration accounts. */
export async function startBigCluster(
  programs: string,
  more: Readonly<Record<string, string>> = {},
): Promise<BigCluster> {
  const cluster = startTemporaryCluster(programs, { ...settings, ...more });
  try {
    const platform = path.join(supabaseDir, 'local/database');
    const parts = [getAuthSchemaSql(), getStorageSchemaSql()];
    for (const file of ['hosted-platform.sql', 'realtime.sql', 'auth-factors.sql']) {
      parts.push(await readFile(path.join(platform, file), 'utf8'));
    }
    for (const part of parts) cluster.run('supabase_admin', part);
    const files = [
      ...(await listMigrations(supabaseDir)),
      ...(await listSeeds(supabaseDir, ['seeds/*.sql', 'local/demo/*.sql'])),
    ];
    for (const file of files) cluster.run('postgres', file.text);
  } catch (error) {
    cluster.stop();
    throw error;
  }
  return {
    connect: async () => {
      const client = new Client({
        host: cluster.socketFolder,
        user: 'supabase_admin',
        database: 'postgres',
      });
      await client.connect();
      return client;
    },
    stop: () => {
      cluster.stop();
    },
  };
}
