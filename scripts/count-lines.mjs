// `npm run -s lines`: lines of the app's parts, without tests, fixtures and generated files.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const isCounted = (/** @type {string} */ file) =>
  /\.(?:tsx?|css)$/.test(file) && !/\.(?:test|spec|gen)\.|fixture/.test(file);

/** @type {Record<string, RegExp>} */
const parts = {
  src: /^src\//,
  'src/domain': /^src\/domain\//,
  'rows: reading, live updates, edits, storage':
    /^src\/(?:lib\/(?:live|rows|edits|storage)\/|features\/live\/|lib\/signal\.ts|features\/(?:annual-spending|bonus-tracker|current-user|member-cards|my-benefits|own-rates|people|point-systems|purchases|wallets|whiteboard)\/mutations\.ts)/,
  hosting: /^hosting\//,
};

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(isCounted);
for (const [name, pattern] of Object.entries(parts)) {
  const own = files.filter((file) => pattern.test(file));
  const lines = own.reduce(
    (sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1,
    0,
  );
  console.log(
    `${String(lines).padStart(7)} lines in ${String(own.length).padStart(4)} files: ${name}`,
  );
}
