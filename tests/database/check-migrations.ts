import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkAddedConstraints } from './check-added-constraints.ts';
import { listUnfilteredWrites } from './list-unfiltered-writes.ts';
import type { TapOutcome } from './run-tap-file.ts';

/** A lower number means that the migrations were not read. */
const fewestFunctions = 80;

/** Until the first deployment a function is edited where it is defined, so it must not be replaced elsewhere. */
export function checkMigrations(folder: string, sealed: ReadonlySet<string>): TapOutcome {
  const places = new Map<string, string[]>();
  const files = readdirSync(folder)
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  for (const { name: file, text } of files) {
    const definitions = text.matchAll(/^create (?:or replace )?(?:function|procedure) ([\w.]+)/gim);
    for (const [, name = ''] of definitions) {
      places.set(name, [...(places.get(name) ?? []), file]);
    }
  }
  const failures = [...places]
    .map(([name, all]) => [name, all.filter((file) => !sealed.has(file))] as const)
    .filter(([, files]) => files.length > 1)
    .map(([name, files]) => `${name} is defined ${files.length} times: ${files.join(', ')}`);
  const passed = places.size - failures.length;
  if (places.size < fewestFunctions) failures.push(`found only ${places.size} functions`);
  const unfiltered = files.flatMap(({ name, text }) =>
    listUnfilteredWrites(text).map((statement) => `${name}: no "where" in: ${statement}`),
  );
  return { passed, failures: [...failures, ...unfiltered, ...checkAddedConstraints(files)] };
}
