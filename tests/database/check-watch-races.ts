import { type Move, race } from './race.ts';
import type { TapOutcome } from './run-tap-file.ts';
import type { TemporaryCluster } from './temporary-cluster.ts';

const KEY = 'the key of the watch';
const CARD = `(select id from public.credit_cards where slug = 'chase-sapphire-preferred')`;

const correct: Move = {
  user: 'postgres',
  become: '',
  sql: `update public.credit_cards set annual_fee_cents = 12300 where id = ${CARD} returning 'corrected'`,
};

/** A fact that is corrected while its page is settled leaves no report of a difference that there is no longer. */
export async function checkWatchRaces(cluster: TemporaryCluster): Promise<TapOutcome> {
  const claim = cluster.run(
    'postgres',
    `select from private.start_watch('https://pointfolio.test/watch', encode(sha256('${KEY}'), 'hex'));
     update public.credit_cards set website_url = 'https://issuer.test/card', annual_fee_cents = 9500 where id = ${CARD};
     select public.claim_watched_page('${KEY}', '{issuer.test}') ->> 'claim'`,
  );
  const settle: Move = {
    user: 'authenticator',
    become: `set local role anon; set local request.jwt.claims = '{"role": "anon"}'`,
    sql: `select public.settle_watched_page('${KEY}', '${claim}', 'read', '{"fee_cents": 12300}')`,
  };
  const answers = await race(cluster, correct, settle);
  const open = cluster.run(
    'postgres',
    `select problem from public.fact_reports where origin = 'watch' and status = 'open'`,
  );
  cluster.run('postgres', 'select private.start_watch(null, null)');
  const found = [...answers, open].join(', ');
  return found === 'corrected, true, '
    ? { passed: 1, failures: [] }
    : { passed: 0, failures: [`a fact corrected while its page is settled: ${found}`] };
}
