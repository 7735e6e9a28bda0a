import { z } from 'zod';
import { readAuth } from './auth-checks.ts';
import type { Check } from './check.ts';
import type { ManagementApi } from './management-api.ts';
import { count } from './project-checks.ts';

const ANSWER_TIMEOUT_MS = 30_000;

async function listMissingSecrets(api: ManagementApi, wanted: readonly string[]) {
  const secrets = await api.get('secrets', z.array(z.object({ name: z.string() })));
  return wanted.filter((name) => secrets.every((secret) => secret.name !== name));
}

/** Step of docs/release.md that sets all of this up. */
const REMINDERS = 'step “Reminders”';

async function findStoppedClock(api: ManagementApi) {
  const extensions = ['pg_cron', 'pg_net'];
  const missing = [];
  for (const name of extensions) {
    if ((await count(api, `pg_extension where extname = '${name}'`)) === 0) missing.push(name);
  }
  if (missing.length > 0) return `no extension ${missing.join(', ')}: ${REMINDERS}`;
  if ((await count(api, `cron.job where jobname = 'ring-reminders' and active`)) === 0)
    return `no job ring-reminders: ${REMINDERS}`;
  const sender = `private.reminder_clock where key_hash is not null and function_url is not null`;
  return (await count(api, sender)) === 0 ? `no key of the sender: ${REMINDERS}` : undefined;
}

async function findDeafWatch(api: ManagementApi) {
  if ((await count(api, 'private.watch_clock where key_hash is not null')) === 0) return undefined;
  const missing = await listMissingSecrets(api, ['WATCH_KEY', 'SITE_URL']);
  if (missing.length > 0) return `no ${missing.join(', ')}: step “Watch”`;
  return (await count(api, `cron.job where jobname = 'ring-watch' and active`)) === 0
    ? 'no job ring-watch: step “Watch”'
    : undefined;
}

export const operationChecks: readonly Check[] = [
  { title: 'The clock of the database rings for reminders', find: findStoppedClock },
  {
    title: 'The sender of reminders has its secrets',
    find: async (api) => {
      const names = ['REMINDERS_KEY', 'SITE_URL', 'SMTP_HOST', 'SMTP_FROM'];
      const missing = await listMissingSecrets(api, names);
      return missing.length > 0 ? `no ${missing.join(', ')}: ${REMINDERS}` : undefined;
    },
  },
  { title: 'The watch is off, or has its key and its clock', find: findDeafWatch },
  {
    title: 'Alerts have somebody to go to',
    find: async (api, { ref }) => {
      const missing = await listMissingSecrets(api, ['ALERTS_TO']);
      return missing.length > 0
        ? `\`npx supabase secrets set --remote=${ref} ALERTS_TO=…\``
        : undefined;
    },
  },
  {
    title: 'The health address answers',
    find: async (api) => {
      const { site_url: site } = await readAuth(api);
      const answer = await fetch(`${site}/api/health`, {
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      });
      const text = await answer.text();
      return answer.status === 200
        ? undefined
        : `${site}/api/health answers ${answer.status} ${text.slice(0, 200)}`.trim();
    },
  },
  {
    title: 'The site is built again when facts have changed',
    isAdvice: true,
    find: async (api) =>
      (await count(api, 'private.operation where build_hook_url is not null')) > 0
        ? undefined
        : 'step “Build hook”',
  },
];
