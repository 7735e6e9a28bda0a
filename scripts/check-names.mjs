// The names of a feature's plain files come from a closed list, so that who knows one feature finds their way in each.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Kinds of files, the same in every feature. */
const kinds = /^(?:schema|queries|mutations|tables|columns|search|words|[a-z-]+\.worker)$/;

/** Verbs for the function of a file, applied to the rest of its name. */
const verbs = new Set(
  `use list describe to parse read find compute compare sort merge join group pick
  name start plan sum place split select set apply watch check choose draw follow carry crop
  create format explain is judge rank share value
  audit decide end settle`.split(/\s+/),
);

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src/features'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) =>
      file.endsWith('.ts') &&
      existsSync(file) &&
      !/\.test\.ts$|fixture\.ts$|\/(?:components|resources|statement)\//.test(file),
  );

const outside = files.filter((file) => {
  const name = file.replace(/^.*\//, '').replace(/\.ts$/, '');
  return !kinds.test(name) && !(name.includes('-') && verbs.has(name.split('-')[0] ?? ''));
});

for (const file of outside) console.log(`${file}: begin it with a verb of scripts/check-names.mjs`);
console.log(`${files.length} files`);
process.exit(outside.length > 0 ? 1 : 0);
