import { readFileSync } from 'node:fs';
import { readStatementRows } from './statement-rows.ts';

/**
 * npm run -s statement -- FILE…: reads banks' exports and prints one JSON object a row, in the order of the files and
 * of their rows. A file that needs an answer first has one object that names it. The shops are the seeds'.
 */
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('usage: npm run -s statement -- FILE…');
  process.exitCode = 2;
}
for (const file of files) {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
    continue;
  }
  const { rows, remarks } = readStatementRows(bytes);
  for (const remark of remarks) console.error(`${file}: ${remark}`);
  const told = rows.map((row) => `${JSON.stringify({ file, ...row })}\n`);
  process.stdout.write(told.join(''));
}
