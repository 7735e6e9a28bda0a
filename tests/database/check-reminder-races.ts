import { raceAll, type Move } from './race.ts';
import type { TapOutcome } from './run-tap-file.ts';
import type { TemporaryCluster } from './temporary-cluster.ts';

const SENDERS = 8;
const MEMBERS = 60;
const KEY = 'the key of the senders';

/** A claim, with the field that identifies each claimed row. */
const claim = (call: string, field: string): Move => ({
  user: 'authenticator',
  become: `set local role anon; set local request.jwt.claims = '{"role": "anon"}'`,
  sql: `select coalesce(string_agg(claimed ->> '${field}', ','), '') from jsonb_array_elements(public.${call}) claimed`,
});

/** Covers eight senders at the same moment: nothing is claimed twice, and nothing is left behind. */
export async function checkReminderRaces(cluster: TemporaryCluster): Promise<TapOutcome> {
  const failures: string[] = [];
  const ids = Array.from(
    { length: MEMBERS },
    (_, index) => `00000000-0000-4000-8000-${String(500_000 + index).padStart(12, '0')}`,
  );
  const users = ids.map((id) => `('${id}', 'authenticated', '${id}@pointfolio.test', now(), '{}')`);
  cluster.run(
    'supabase_auth_admin',
    `insert into auth.users (id, role, email, email_confirmed_at, raw_user_meta_data) values ${users.join(', ')}`,
  );
  const members = `unnest('{${ids.join(',')}}'::uuid[]) id`;
  cluster.run(
    'postgres',
    `select private.start_reminders('https://pointfolio.test/reminders', encode(sha256('${KEY}'), 'hex'));
     insert into public.reminder_preferences (member_id, mail_rhythm, quiet_from, quiet_to) select id, 'weekly', 0, 0 from ${members};
     update private.reminder_looks set next_look_at = now() - interval '1 minute' where true;
     insert into private.reminder_outbox (member_id, channel, key, what, made_at, expires_at, next_try_at)
       select id, 'mail', 'mail:1', '{"items": []}', now(), now() + interval '1 day', now() - interval '1 minute' from ${members}`,
  );
  const calls = {
    looks: claim(`claim_reminder_looks('${KEY}', 20)`, 'member_id'),
    messages: claim(`claim_reminders('${KEY}', 20)`, 'id'),
  };
  for (const [what, move] of Object.entries(calls)) {
    const claimed: string[] = [];
    // A sender skips locked rows, which are claimed at the next call.
    for (let round = 0; round < 3; round += 1) {
      const answers = await raceAll(
        cluster,
        Array.from({ length: SENDERS }, () => move),
      );
      claimed.push(...answers.flatMap((answer) => answer.split(',').filter(Boolean)));
    }
    const twice = claimed.length - new Set(claimed).size;
    if (twice > 0) failures.push(`${twice} ${what} were claimed twice`);
    if (new Set(claimed).size !== MEMBERS) {
      failures.push(
        `${new Set(claimed).size} of ${MEMBERS} ${what} were claimed: ${claimed.slice(0, 2).join(', ')}`,
      );
    }
  }
  return { passed: 2 * Object.keys(calls).length - failures.length, failures };
}
