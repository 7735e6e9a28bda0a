// Words that keep the code easy to read: names of a feature's plain files come from a closed list, so that every feature
// looks familiar, and comments begin with a noun or a verb.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** @param {string[]} places */
function listFiles(...places) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...places], {
    encoding: 'utf8',
  });
  return listed.split('\n').filter((file) => file !== '' && existsSync(file));
}

/** Kinds of files, the same in every feature. */
const kinds = /^(?:schema|queries|mutations|tables|public|columns|search|words|[a-z-]+\.worker)$/;

/** Verbs for the function of a file, applied to the rest of its name. */
const verbs = new Set(
  `use list describe to parse read find compute compare sort merge join group pick
  name start plan sum place split select set apply watch check choose draw follow carry crop
  create format explain is judge rank share value
  audit decide end settle`.split(/\s+/),
);

const files = listFiles('src/features').filter(
  (file) =>
    file.endsWith('.ts') &&
    !/\.test\.ts$|fixture\.ts$|\/(?:components|resources|statement)\//.test(file),
);

const outside = files.filter((file) => {
  const name = file.replace(/^.*\//, '').replace(/\.ts$/, '');
  return !kinds.test(name) && !(name.includes('-') && verbs.has(name.split('-')[0] ?? ''));
});

/** First words of a comment without its noun or verb. */
const headless =
  /(?:(?<!:)\/\/|\/\*\*?|^[ \t]*--)[ \t\n*]+(?:What|Whatever|Whether|Who|Whoever|Whom|Whose|Says|Is told|Nobody)\b/gm;

/** @param {string} file */
function listHeadless(file) {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(headless)].flatMap(({ index }) => {
    const lines = text.slice(0, index).split('\n');
    // A later line of a comment may begin with any word.
    const isLater = lines.at(-1)?.trim() === '' && /^\s*(?:\/\/|--)/.test(lines.at(-2) ?? '');
    return isLater ? [] : [`${file}:${lines.length}`];
  });
}

const commented = listFiles(
  'src',
  'supabase',
  'hosting',
  'scripts',
  'tests',
  'public',
  '*.ts',
).filter((file) => /\.(?:tsx?|mjs|js|sql|css)$/.test(file));
const found = commented.flatMap(listHeadless);

for (const file of outside) console.log(`${file}: begin it with a verb of scripts/check-names.mjs`);
for (const place of found) console.log(`${place}: begin the comment with a noun or a verb`);
if (found.length > 0) {
  console.log(
    '“True if …” for “Whether …”, “Members who …” for “Whoever …”, “The fee for …” for “What … costs”',
  );
}
console.log(`${files.length} names, ${commented.length} files with comments`);
process.exit(outside.length + found.length > 0 ? 1 : 0);
