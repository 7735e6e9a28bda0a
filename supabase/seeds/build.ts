import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FactError } from './generator/fact-file.ts';
import { generateSeeds } from './generator/generate-seeds.ts';
import { listOverdue } from './generator/list-overdue.ts';

// usage: build.ts [--check [--dated]]; --check writes nothing and fails if a seed file does not match the facts. It names
// facts that time made wrong, and with --dated also fails because of them.
const folder = import.meta.dirname;

function listSeedFiles(): string[] {
  return readdirSync(folder).filter((file) => /^\d\d_.*\.sql$/.test(file));
}

function findDrift(seeds: ReadonlyMap<string, string>): string[] {
  const present = new Map(
    listSeedFiles().map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
  return [...new Set([...seeds.keys(), ...present.keys()])].filter(
    (file) => seeds.get(file) !== present.get(file),
  );
}

try {
  const seeds = generateSeeds(join(folder, 'facts'));
  const drift = findDrift(seeds);
  if (process.argv.includes('--check')) {
    if (drift.length > 0) {
      console.error(`Not what the facts say: ${drift.join(', ')}. Run "npm run seeds:build".`);
      process.exitCode = 1;
    }
    const overdue = listOverdue(join(folder, 'facts'), new Date().toISOString().slice(0, 10));
    for (const line of overdue) console.error(line);
    if (overdue.length > 0 && process.argv.includes('--dated')) process.exitCode = 1;
  } else {
    for (const file of listSeedFiles()) if (!seeds.has(file)) rmSync(join(folder, file));
    for (const [file, sql] of seeds)
      if (drift.includes(file)) writeFileSync(join(folder, file), sql);
    console.warn(`${seeds.size} seed files, ${drift.length} changed.`);
  }
} catch (error) {
  if (!(error instanceof FactError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
