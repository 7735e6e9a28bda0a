// `npm run -s reminders:key -- REF` and `npm run -s watch:key -- REF` print the credentials that a hosted project and a
// function share: a new key for the function, its hash for the project. They contact no server and change nothing.
import { createHash, randomBytes } from 'node:crypto';

const [name, ref] = process.argv.slice(2);
if (
  (name !== 'reminders' && name !== 'watch') ||
  ref === undefined ||
  !/^[a-z0-9]{20}$/.test(ref)
) {
  console.error(`Usage: npm run -s ${name}:key -- REF, the id of the Supabase project`);
  process.exit(2);
}
const key = randomBytes(32).toString('base64url');
const hash = createHash('sha256').update(key).digest('hex');
console.log(`In this folder:
npx supabase secrets set --remote=${ref} ${name.toUpperCase()}_KEY=${key}

In the SQL editor:
create extension if not exists pg_cron;
create extension if not exists pg_net;
select private.start_${name}('https://${ref}.supabase.co/functions/v1/${name}', '${hash}');`);
