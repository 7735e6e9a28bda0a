import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Database } from '../database/database.ts';

const columnSchema = z.object({
  name: z.string(),
  type: z.string(),
  isArray: z.boolean(),
  isEnum: z.boolean(),
  nullable: z.boolean(),
  optional: z.boolean(),
  writable: z.boolean(),
});

const foreignKeySchema = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  isOneToOne: z.boolean(),
  target: z.string(),
  targetColumns: z.array(z.string()),
});

const relationSchema = z.object({
  name: z.string(),
  isView: z.boolean(),
  columns: z.array(columnSchema),
  foreignKeys: z.array(foreignKeySchema),
});

const functionSchema = z.object({
  name: z.string(),
  returnsSet: z.boolean(),
  returnType: z.string(),
  returnsRow: z.boolean(),
  /** Number of arguments without a default. */
  required: z.number().int(),
  /** Modes as in pg_proc: i, o, b, v and t (a column of `returns table`). */
  arguments: z.array(
    z.object({ name: z.string(), mode: z.string(), type: z.string(), isArray: z.boolean() }),
  ),
});

const databaseSchema = z.object({
  relations: z.array(relationSchema),
  functions: z.array(functionSchema),
  enums: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
});

export type DatabaseColumn = z.infer<typeof columnSchema>;
export type DatabaseRelation = z.infer<typeof relationSchema>;
export type DatabaseFunction = z.infer<typeof functionSchema>;
export type DatabaseSchema = z.infer<typeof databaseSchema>;

/** Reads the schema `public` of a live database. */
export async function readSchema(database: Database): Promise<DatabaseSchema> {
  const sql = await readFile(new URL('schema.sql', import.meta.url), 'utf8');
  const { rows } = await database.query<{ schema: unknown }>(sql);
  return databaseSchema.parse(rows[0]?.schema);
}
