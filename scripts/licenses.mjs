// `npm run -s licenses` lists the product's packages with their licenses; it fails if one is not known to be free to
// ship. The same packages in CycloneDX: `npm run -s sbom`.
import { ensureInstalled } from './ensure-installed.mjs';
import { runTool } from './run-tool.mjs';

ensureInstalled();

/** Licenses that require nothing but attribution. */
const FREE = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
];
/** @type {Record<string, string>} Packages that state their license only in a file. */
const IN_A_FILE = { fuzzy: 'MIT', khroma: 'MIT' };

/** @typedef {{ license?: { id?: string, name?: string }, expression?: string }} License */
/** @typedef {{ name: string, version: string, licenses?: License[] }} Component */

/** @param {Component} component */
function licenseOf({ name, licenses = [] }) {
  const named = licenses.map(
    ({ license, expression }) => expression ?? license?.id ?? license?.name,
  );
  return named.join(' AND ') || (IN_A_FILE[name] ?? 'unknown');
}

/**
 * True if a license is free: any of its alternatives (OR), or all of its parts (AND).
 * @param {string} license
 */
function isFree(license) {
  return license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => FREE.includes(each)));
}

const { code, output } = await runTool('npm', ['run', '--silent', 'sbom']);
if (code !== 0) throw new Error(`The list of packages could not be made: ${output.slice(-500)}`);
/** @type {{ components: Component[] }} */
const { components } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
const listed = components.map((each) => ({ ...each, license: licenseOf(each) }));
for (const { name, version, license } of listed) console.log(`${name}@${version}\t${license}`);
const unknown = listed.filter(({ license }) => !isFree(license));
for (const { name, license } of unknown)
  console.error(`${name}: ${license} is not on the list of scripts/licenses.mjs`);
process.exit(unknown.length > 0 ? 1 : 0);
