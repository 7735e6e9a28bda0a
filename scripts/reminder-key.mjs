// `npm run -s reminders:key -- REF` prints the credentials that a hosted project and its function `reminders` share:
// a new key for the function, its hash for the project. It contacts no server and changes nothing.
import { createHash, randomBytes } from 'node:crypto';

const [ref] = process.argv.slice(2);
if (ref === undefined || !/^[a-z0-9]{20}$/.test(ref)) {
  console.error('Usage: npm run -s reminders:key -- REF, the id of the Supabase project');
  process.exit(2);
}
const key = randomBytes(32).toString('base64url');
const hash = createHash('sha256').update(key).digest('hex');
console.log(`In this folder:
npx supabase secrets set --remote=${ref} REMINDERS_KEY=${key}

In the SQL editor:
create extension if not exists pg_cron;
create extension if not exists pg_net;
select private.start_reminders('https://${ref}.supabase.co/functions/v1/reminders', '${hash}');`);
