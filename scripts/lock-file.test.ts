import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        resolved: z.string().optional(),
        integrity: z.string().optional(),
        inBundle: z.boolean().optional(),
        optionalDependencies: z.record(z.string(), z.string()).optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, '../package-lock.json'), 'utf8')));
const packages = Object.entries(lock.packages).filter(([place]) => place !== '');

/** Resolves a package from a place in `node_modules`, as Node does. */
function isFound(place: string, name: string): boolean {
  if (`${place}/node_modules/${name}` in lock.packages) return true;
  const end = place.lastIndexOf('/node_modules/');
  return end < 0 ? `node_modules/${name}` in lock.packages : isFound(place.slice(0, end), name);
}

describe('the lock file', () => {
  it('has the packages of every platform, without which `npm ci` refuses it', () => {
    const missing = packages.flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isFound(place, name)),
    );
    expect(missing).toEqual([]);
  });

  it('has a checksum of each, but of the CLI for platforms that the registry lacked', () => {
    const bare = packages.filter(([, { integrity, inBundle }]) => !integrity && !inBundle);
    for (const [place] of bare) {
      expect(place).toMatch(
        /^node_modules\/@supabase\/cli-(?:darwin|windows|linux-arm64|linux-x64-musl)/,
      );
    }
  });

  it('names no registry', () => {
    expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});
