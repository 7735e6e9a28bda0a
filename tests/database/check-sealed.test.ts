import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkSeal, readSeal, sealMigrations } from '../../supabase/local/database/seal.ts';
import { checkMigrations } from './check-migrations.ts';

let folder: string;
const write = (name: string, text: string) => {
  writeFileSync(path.join(folder, 'migrations', name), text);
};
const define = (name: string) => `create or replace function public.${name}() returns void\n`;
const functions = Array.from({ length: 80 }, (_, number) => define(`f${number}`)).join('');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pointfolio-seal-'));
  mkdirSync(path.join(folder, 'migrations'));
  writeFileSync(path.join(folder, 'migrations.sealed.json'), '{}');
  write('1_first.sql', functions);
  write('2_second.sql', 'create table public.b ();\n');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('before the seal a migration may be edited', async () => {
  write('1_first.sql', '');
  expect(await checkSeal(folder)).toEqual({ passed: 0, failures: [] });
});

test('from the seal on none may be edited or removed, and new ones may come', async () => {
  expect(await sealMigrations(folder)).toBe(2);
  write('3_third.sql', 'create table public.c ();\n');
  expect(await checkSeal(folder)).toEqual({ passed: 2, failures: [] });
  write('3_third.sql', '');
  expect(await checkSeal(folder)).toEqual({ passed: 2, failures: [] });
  write('1_first.sql', `${functions}-- A comment.\n`);
  rmSync(path.join(folder, 'migrations/2_second.sql'));
  expect(await checkSeal(folder)).toEqual({
    passed: 0,
    failures: [
      'migrations/1_first.sql was deployed and has changed since: put it back as it was, and write a new migration',
      'migrations/2_second.sql was deployed and is gone since: put it back as it was, and write a new migration',
    ],
  });
});

test('a function has one definition among the migrations that are not sealed', async () => {
  const check = async () =>
    checkMigrations(path.join(folder, 'migrations'), new Set((await readSeal(folder)).keys()))
      .failures;
  expect(await check()).toEqual([]);
  await sealMigrations(folder);
  write('3_third.sql', define('f1'));
  expect(await check()).toEqual([]);
  write('4_fourth.sql', define('f1'));
  expect(await check()).toEqual(['public.f1 is defined 2 times: 3_third.sql, 4_fourth.sql']);
});
