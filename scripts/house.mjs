// `npm run -s house`: size and shape of the source, without tests, fixtures and generated files.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { rooms } from '../.dependency-cruiser.mjs';

/** Parts whose lines are counted. @type {Record<string, RegExp>} */
const parts = {
  src: /^src\//,
  'src/domain': /^src\/domain\//,
  'rows: reading, live updates, edits, storage':
    /^src\/(?:lib\/(?:live|rows|edits|storage)\/|features\/account\/live\/|lib\/signal\.ts|features\/[a-z]+\/(?:annual-spending|bonus-tracker|current-user|member-cards|my-benefits|own-rates|people|point-systems|purchases|wallets|whiteboard)\/mutations\.ts)/,
  hosting: /^hosting\//,
};

/** Fields of member records. A name counts in the files whose path or text matches `owner`. */
const fields = [
  { label: 'nickname of a card', name: 'nickname', owner: /./ },
  { label: 'shop of a purchase', name: 'merchant', owner: /purchase/i },
  { label: 'own rate', name: 'rate', owner: /own-rate|CategoryCustomValue|category_custom_value/ },
];

const routes = {
  'My cards': 'src/routes/app/my-cards.tsx',
  'best card': 'src/routes/app/best-card/index.tsx',
  'an admin record': 'src/routes/admin/$resource/$id.tsx',
};

const folders = ['src', 'hosting', 'supabase/functions'];
const texts = new Map(
  execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:tsx?|css)$/.test(file))
    .filter((file) => !/\.(?:test|spec|gen)\.|fixture|database\.types/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);
const files = [...texts.keys()];
const linesOf = (/** @type {string} */ file) => (texts.get(file) ?? '').split('\n').length - 1;

/** The own file that an import means; undefined for a package. */
function resolve(/** @type {string} */ from, /** @type {string} */ to) {
  const file = to
    .replace(/^@\//, 'src/')
    .replace(/^@contract\//, 'supabase/functions/_shared/contract/');
  const found = file.startsWith('.') ? path.posix.join(path.posix.dirname(from), file) : file;
  return texts.has(found) ? found : undefined;
}

/** Own files that a file imports, types included. @type {Map<string, Set<string>>} */
const imports = new Map();
/** Names that a file exports, each with the files that import it. @type {Map<string, Map<string, Set<string>>>} */
const exported = new Map(files.map((file) => [file, new Map()]));
/** @type {Map<string, number>} */
const places = new Map(fields.map(({ label }) => [label, 0]));

/** Notes the imports of a file, the exports it uses, and the places where it names a field. */
function readFile(/** @type {string} */ file) {
  const own = new Set();
  imports.set(file, own);
  const text = texts.get(file) ?? '';
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const wanted = fields.filter(({ owner }) => owner.test(file + text));
  const use = (
    /** @type {ts.Node | undefined} */ from,
    /** @type {ts.Node | undefined} */ list,
  ) => {
    const to = from && ts.isStringLiteral(from) && resolve(file, from.text);
    if (!to) return;
    own.add(to);
    for (const [name, users] of exported.get(to) ?? [])
      if (new RegExp(`\\b${name}\\b`).test(list?.getText() ?? text)) users.add(file);
  };
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isImportDeclaration(node)) use(node.moduleSpecifier, node.importClause);
    else if (ts.isExportDeclaration(node)) use(node.moduleSpecifier, node.exportClause);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      use(node.arguments[0], undefined);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      use(node.argument.literal, node.qualifier);
    const isKey =
      ts.isPropertyAssignment(node) ||
      ts.isPropertySignature(node) ||
      ts.isShorthandPropertyAssignment(node);
    const named = isKey
      ? node.name.getText()
      : ts.isStringLiteralLike(node)
        ? node.text
        : undefined;
    for (const { name, label } of wanted)
      if (named === name) places.set(label, (places.get(label) ?? 0) + 1);
    ts.forEachChild(node, visit);
  };
  visit(parsed);
}

const sources = files.filter((file) => !file.endsWith('.css'));
const declaration =
  /^export (?:declare )?(?:async )?(?:const|let|function\*?|class|abstract class|type|interface|enum) (\w+)/gm;
for (const file of sources)
  for (const [, name = ''] of (texts.get(file) ?? '').matchAll(declaration))
    exported.get(file)?.set(name, new Set());
for (const file of sources) readFile(file);

/** Own files reachable from a file by imports. */
function closure(/** @type {string} */ start) {
  const found = new Set([start]);
  for (const file of found) for (const next of imports.get(file) ?? []) found.add(next);
  return found.size;
}

const source = files.filter((file) => file.startsWith('src/'));
const feature = /(?<=^src\/features\/)[^/]+(?=\/)/;
const topFolders = new Set(source.flatMap((file) => feature.exec(file) ?? []));
const floors = [
  ['routes'],
  ...rooms.map((room) => [`features/${room}`]),
  ...[['components'], ['lib'], ['domain']],
].map((level) => new RegExp(`^src/(?:${level.join('|')})/`));
const floorOf = (/** @type {string} */ file) => floors.findIndex((floor) => floor.test(file));
const upward = source.flatMap((from) =>
  [...(imports.get(from) ?? [])].filter((to) => floorOf(to) >= 0 && floorOf(to) < floorOf(from)),
);
const inSource = [...exported].flatMap(([file, names]) =>
  file.startsWith('src/') ? [...names.values()] : [],
);
const single = inSource.filter(({ size }) => size === 1);

const print = (/** @type {string} */ name, /** @type {string | number} */ figure) =>
  console.log(`${name.padEnd(60)} ${figure}`);
for (const [name, pattern] of Object.entries(parts)) {
  const counted = files.filter((file) => pattern.test(file));
  const lines = counted.reduce((sum, file) => sum + linesOf(file), 0);
  print(`files · lines: ${name}`, `${counted.length} · ${lines}`);
}
print('files of at most 30 lines', source.filter((file) => linesOf(file) <= 30).length);
print('files above 400 lines', source.filter((file) => linesOf(file) > 400).join(', ') || 0);
const share = Math.round((100 * single.length) / inSource.length);
print('exports · with exactly one user', `${inSource.length} · ${share}%`);
for (const [label, count] of places) print(`places that name a field: ${label}`, count);
print('rooms at the top of src/features', topFolders.size);
print('upward imports', upward.length);
for (const [name, route] of Object.entries(routes))
  print(`files reachable: ${name}`, closure(route));
