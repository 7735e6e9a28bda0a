import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { projectRoot } from './ensure-installed.mjs';

const { printWidth, singleQuote } = JSON.parse(
  readFileSync(join(projectRoot, '.oxfmtrc.json'), 'utf8'),
);

/** Formats a generated file as `npm run format` would. @param {string} file @param {string} source */
export async function formatCode(file, source) {
  const { code, errors } = await format(file, source, { printWidth, singleQuote });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}
