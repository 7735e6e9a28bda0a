// `npm run admin:grant -- EMAIL` makes an account of the embedded stack an admin, `npm run admin:revoke -- EMAIL`
// reverses it. Works with and without a running `npm start`.
import { ensureInstalled, useProjectNode } from './ensure-installed.mjs';

ensureInstalled();
await useProjectNode();

const { existsSync } = await import('node:fs');
const { dataDir, prepareEnvironment, readKeys } = await import('./environment.mjs');
const { findLockHolder } = await import('../supabase/local/database/lock.ts');
const { applyAdminGrant } = await import('../supabase/local/admin-grants.ts');
const { startStack } = await import('../supabase/local/start-stack.ts');

/** @typedef {import('../supabase/local/admin-grants.ts').AdminGrant} AdminGrant */

/**
 * @param {string} url
 * @param {AdminGrant} grant
 */
async function askRunningStack(url, grant) {
  const response = await fetch(`${url}/local/v1/admin-grants`, {
    method: 'POST',
    headers: { apikey: readKeys().secretKey },
    body: JSON.stringify(grant),
  });
  if (!response.ok) throw new Error(`The running stack answered: ${await response.text()}`);
  return response.json();
}

/** @param {AdminGrant} grant */
async function openAndApply(grant) {
  const stack = await startStack({ dataDir, seed: false });
  try {
    return await applyAdminGrant(stack.db, grant);
  } finally {
    await stack.stop();
  }
}

const admin = !process.argv.includes('--revoke');
const email = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
if (email === undefined) {
  console.error(`Usage: npm run admin:${admin ? 'grant' : 'revoke'} -- EMAIL`);
  process.exit(2);
}
if (!existsSync(dataDir)) {
  console.error('There is no data yet: run npm start and register first.');
  process.exit(1);
}
await prepareEnvironment();
const holder = await findLockHolder(dataDir);
const result = holder
  ? await askRunningStack(holder.url, { email, admin })
  : await openAndApply({ email, admin });
if (result.kind === 'no-account') {
  console.error(`No account has the address ${email}. Nothing was changed.`);
  process.exit(1);
}
if (result.kind === 'unconfirmed') {
  console.error(`The address ${email} is not confirmed yet. Nothing was changed.`);
  process.exit(1);
}
console.log(
  admin
    ? `${email} is an admin from the next sign-in or token refresh (at most an hour).`
    : `${email} is no longer an admin.`,
);
process.exit(0);
