import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { killWriters } from '../../supabase/local/test-support/kill-writers.ts';

test('forty sudden ends lose nothing that was answered', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pointfolio-killed-'));
  const moments = Array.from({ length: 40 }, (_, index) =>
    index % 4 === 0 ? ('starting' as const) : randomInt(1, 400),
  );
  const { written, lost } = await killWriters(path.join(folder, 'data'), moments);
  await rm(folder, { recursive: true });
  expect(written).toBeGreaterThan(400);
  expect(lost, `killed after ${moments.join(', ')} answers`).toEqual([]);
});
