import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';
import { describePush, pushFacts, runOnProject } from '../../scripts/facts/push-facts.ts';
import { readRepository } from '../../scripts/doctor/read-repository.ts';
import { runTool } from '../../scripts/run-tool.mjs';
import { listSeeds } from '../../supabase/local/database/sql-files.ts';
import { generateSeeds } from '../../supabase/seeds/generator/generate-seeds.ts';
import { REF, startManagement, TOKEN } from './management-stand-in.ts';
import type { Asked, ManagementStandIn } from './management-stand-in.ts';
import type { TapOutcome } from './run-tap-file.ts';
import { startTemporaryCluster } from './temporary-cluster.ts';
import type { TemporaryCluster } from './temporary-cluster.ts';

interface Scene {
  cluster: TemporaryCluster;
  management: ManagementStandIn;
  /** Folder with a copy of the release. */
  copy: string;
  databaseUrl: string;
  outcome: TapOutcome;
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

function expectSame(scene: Scene, name: string, found: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a === b) scene.outcome.passed += 1;
  else scene.outcome.failures.push(`${name}: ${a} instead of ${b}`);
}

/** Runs the installed CLI and returns its output and the requests it made. */
async function runCli(scene: Scene, args: string[]): Promise<{ output: string; asked: Asked[] }> {
  const first = scene.management.asked.length;
  const { code, output } = await runTool(
    'supabase',
    ['--profile', join(scene.copy, 'profile.yaml'), '--workdir', scene.copy, ...args],
    {
      env: {
        HOME: scene.copy,
        DO_NOT_TRACK: '1',
        SUPABASE_TELEMETRY_DISABLED: '1',
        SUPABASE_ACCESS_TOKEN: TOKEN,
      },
    },
  );
  if (code !== 0) throw new Error(`supabase ${args.join(' ')}: ${output.slice(-800)}`);
  return { output, asked: scene.management.asked.slice(first) };
}

async function checkConfigPush(scene: Scene): Promise<void> {
  Object.assign(scene.management.auth, {
    external_google_enabled: true,
    external_google_client_id: 'by the dashboard',
    external_github_enabled: true,
  });
  const { asked } = await runCli(scene, ['config', 'push', `--remote=${REF}`, '--yes']);
  const auth = asked.find(({ path }) => path === '/config/auth');
  const sent = z.record(z.string(), z.unknown()).parse(JSON.parse(auth?.body ?? '{}'));
  const template = readFileSync(join(scene.copy, 'supabase/templates/recovery.html'), 'utf8');
  const expected = {
    site_url: 'https://pointfolio.example',
    uri_allow_list: 'https://pointfolio.example/**',
    mailer_autoconfirm: false,
    mailer_otp_exp: 600,
    smtp_max_frequency: 60,
    password_min_length: 8,
    security_update_password_require_reauthentication: true,
    mfa_totp_enroll_enabled: true,
    mailer_templates_recovery_content: template,
  };
  expectSame(
    scene,
    'config push sends what config.toml says of Auth',
    Object.fromEntries(Object.keys(expected).map((name) => [name, sent[name]])),
    expected,
  );
  expectSame(
    scene,
    'and leaves the providers of the dashboard',
    Object.keys(sent).filter((name) => /^external_(?!email|anonymous)/.test(name)),
    [],
  );
  expectSame(
    scene,
    'and the API, the network, encryption and Storage',
    asked.flatMap(({ method, path }) => (method === 'GET' ? [] : [`${method} ${path}`])),
    [
      'PATCH /postgrest',
      'POST /network-restrictions/apply',
      'PUT /ssl-enforcement',
      'PATCH /config/auth',
      'PATCH /config/storage',
    ],
  );
}

/** Files of a multipart body by name. */
function readFiles({ body }: Asked): Map<string, string> {
  const boundary = body.slice(0, body.indexOf('\r\n'));
  const parts = body.split(boundary).flatMap((part) => {
    const [, name, text] = /filename="([^"]+)"[^]*?\r\n\r\n([^]*)\r\n$/.exec(part) ?? [];
    return name === undefined || text === undefined ? [] : [[name, text] as const];
  });
  return new Map(parts);
}

async function checkFunctions(scene: Scene): Promise<void> {
  const { asked } = await runCli(scene, [
    'functions',
    'deploy',
    '--use-api',
    `--remote=${REF}`,
    '--yes',
  ]);
  const uploads = asked.filter(({ path }) => path.startsWith('/functions/deploy'));
  const names = uploads.map(
    ({ path }) => new URLSearchParams(path.split('?')[1]).get('slug') ?? '',
  );
  const { functions } = await readRepository(scene.copy);
  expectSame(scene, 'every function is deployed', names.toSorted(), functions.toSorted());
  for (const upload of uploads) {
    const files = readFiles(upload);
    const missing = [...files].flatMap(([file, text]) =>
      [...text.matchAll(/^(?:import|export)\b[^;]*?from '(\.[^']+)'/gms)]
        .map(([, target = '']) => normalize(join(dirname(file), target)))
        .filter((target) => !files.has(target)),
    );
    expectSame(scene, `${upload.path} has what its ${files.size} files import`, missing, []);
    if (files.size < 4) scene.outcome.failures.push(`${upload.path} has only ${files.size} files`);
  }
}

const readCard = (cluster: TemporaryCluster, slug: string): string =>
  cluster.run(
    'postgres',
    `select annual_fee_cents from public.credit_cards where slug = '${slug}'`,
  );

function editFacts(scene: Scene, file: string, change: (text: string) => string): void {
  const path = join(scene.copy, 'supabase/seeds/facts', file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

const NEXT_MIGRATION = '20991231000000';

/** Appends to a file of the release. */
function append(scene: Scene, file: string, text: string): void {
  const path = join(scene.copy, 'supabase', file);
  writeFileSync(path, readFileSync(path, 'utf8') + text);
}

/** Pushes everything but facts of the next release: a setting, a function and a migration. */
async function checkNextRelease(scene: Scene): Promise<void> {
  const { asked: pushed } = await runCli(scene, ['config', 'push', `--remote=${REF}`, '--yes']);
  const settings = pushed.flatMap(({ method, path, body }) =>
    method === 'PATCH' && path === '/config/auth' ? [body] : [],
  );
  expectSame(
    scene,
    'a changed setting is pushed',
    settings.map((body) => z.looseObject({}).parse(JSON.parse(body))['password_min_length']),
    [12],
  );
  const { asked: deployed } = await runCli(scene, [
    ...['functions', 'deploy', 'icons', '--use-api', `--remote=${REF}`, '--yes'],
  ]);
  expectSame(
    scene,
    'and a changed function',
    deployed.filter(({ body }) => body.includes('// The next release.')).length,
    1,
  );
  expectSame(
    scene,
    'and a new migration',
    scene.cluster.run(
      'postgres',
      `select obj_description('public.tips'::regclass), count(*) from supabase_migrations.schema_migrations where version = '${NEXT_MIGRATION}'`,
    ),
    'The next release.|1',
  );
}

/**
 * Writes the next release: a setting, a function and a migration change, two fees change, and two offers are gone, one of which a
 * member tracks.
 */
function makeNextRelease(scene: Scene): void {
  const config = join(scene.copy, 'supabase/config.toml');
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace(
      /^minimum_password_length = 8$/m,
      'minimum_password_length = 12',
    ),
  );
  append(scene, 'functions/icons/handler.ts', '// The next release.\n');
  writeFileSync(
    join(scene.copy, `supabase/migrations/${NEXT_MIGRATION}_next_release.sql`),
    `comment on table public.tips is 'The next release.';\n`,
  );
  editFacts(scene, 'credit_cards.csv', (text) =>
    text
      .replace(/^(amex-gold,.*?),32500,32500,/m, '$1,35000,35000,')
      .replace(/^(atlas-card,.*?),300000,300000,/m, '$1,310000,310000,'),
  );
  editFacts(scene, 'signup_bonuses.csv', (text) =>
    text.replaceAll(/^(?:amex-green-1|chase-sapphire-preferred-1),.*\n/gm, ''),
  );
  const seeds = join(scene.copy, 'supabase/seeds');
  for (const [file, sql] of generateSeeds(join(seeds, 'facts')))
    writeFileSync(join(seeds, file), sql);
}

/** Lets an admin edit a fee and a member track an offer. */
function useProject(cluster: TemporaryCluster): void {
  const admin = '00000000-0000-4000-8000-000000000001';
  cluster.run(
    'supabase_auth_admin',
    `insert into auth.users (id, role, email, raw_user_meta_data, email_confirmed_at) values ('${admin}', 'authenticated', 'ann@pointfolio.test', '{}', now())`,
  );
  cluster.run('postgres', `select private.grant_admin('${admin}')`);
  cluster.run(
    'authenticator',
    `set local role app_admin;
     set local request.jwt.claims = '{"sub": "${admin}", "role": "app_admin", "aal": "aal2"}';
     update public.credit_cards set annual_fee_cents = 1 where slug = 'atlas-card';`,
  );
  cluster.run(
    'postgres',
    `insert into public.member_cards (id, member_id, credit_card_id)
     select '${admin}', '${admin}', credit_card_id from public.signup_bonuses where slug = 'chase-sapphire-preferred-1';
     insert into public.bonus_trackers (member_id, member_card_id, signup_bonus_id, required_spend_cents, starts_on, deadline_on)
     select '${admin}', '${admin}', id, 1, '2026-01-01', '2026-04-01' from public.signup_bonuses where slug = 'chase-sapphire-preferred-1';`,
  );
}

async function checkFacts(scene: Scene): Promise<void> {
  const { cluster, copy, databaseUrl, management } = scene;
  const pushDatabase = () =>
    runCli(scene, ['db', 'push', `--remote=${databaseUrl}`, '--include-seed', '--yes']);
  await pushDatabase();
  expectSame(scene, 'db push brings migrations and seeds', readCard(cluster, 'amex-gold'), '32500');
  useProject(cluster);
  makeNextRelease(scene);
  const { output } = await pushDatabase();
  expectSame(scene, 'db push takes notice', output.includes('10_credit_cards.sql'), true);
  expectSame(scene, 'but runs no seed again', readCard(cluster, 'amex-gold'), '32500');
  await checkNextRelease(scene);

  const run = runOnProject({ ref: REF, token: TOKEN, base: management.url });
  const seeds = await listSeeds(join(copy, 'supabase'), ['seeds/*.sql']);
  const push = async (theirs: boolean, dryRun = false) =>
    describePush(await pushFacts(run, seeds, { theirs, dryRun }));
  const kept = [
    '  credit_cards atlas-card: changed by hand',
    '    annual_fee_cents: here 1, in the release 310000',
    '    first_year_fee_cents: here 300000, in the release 310000',
  ];
  const changes = [
    'credit_cards: 0 added, 1 changed, 0 removed',
    'signup_bonuses: 0 added, 0 changed, 1 removed, 1 closed',
    'signup_bonus_tiers: 0 added, 0 changed, 1 removed',
  ];
  const readChanges = (lines: string[]) => lines.filter((line) => /: \d+ added/.test(line));
  const readKept = (lines: string[]) => lines.filter((line) => line.startsWith('  '));

  const rehearsed = await push(false, true);
  expectSame(scene, 'a dry run says what would change', readChanges(rehearsed), changes);
  expectSame(scene, 'and changes nothing', readCard(cluster, 'amex-gold'), '32500');
  const pushed = await push(false);
  expectSame(scene, 'the push says what it changed', readChanges(pushed), changes);
  expectSame(scene, 'and what an admin edited', readKept(pushed), kept);
  expectSame(scene, 'the fee is there', readCard(cluster, 'amex-gold'), '35000');
  expectSame(scene, 'the edit of the admin too', readCard(cluster, 'atlas-card'), '1');
  expectSame(
    scene,
    'a tracked offer is closed, another removed',
    cluster.run(
      'postgres',
      `select slug, is_current from public.signup_bonuses where slug in ('amex-green-1', 'chase-sapphire-preferred-1')`,
    ),
    'chase-sapphire-preferred-1|f',
  );
  const digest = /'([0-9a-f]{64})'/.exec(seeds.at(-1)?.text ?? '')?.[1];
  expectSame(
    scene,
    'the database knows its facts',
    cluster.run('postgres', 'select digest from private.facts_release'),
    digest,
  );
  expectSame(scene, '--theirs changes one row', readChanges(await push(true)), [
    'credit_cards: 0 added, 1 changed, 0 removed',
  ]);
  expectSame(scene, 'which has the fee', readCard(cluster, 'atlas-card'), '310000');
  const again = await push(false);
  expectSame(
    scene,
    'then nothing is to change or to list',
    [readChanges(again), readKept(again)],
    [[], []],
  );

  const script = await runTool('node', ['scripts/facts-push.mjs', '--dry-run'], {
    env: { SUPABASE_DB_URL: databaseUrl },
  });
  expectSame(scene, 'npm run facts:push reaches a database by its address', script.code, 0);
  expectSame(
    scene,
    'and says what the facts of this folder would change',
    readChanges(script.output.split('\n'))[0],
    'credit_cards: 0 added, 2 changed, 0 removed',
  );
  const stranger = runOnProject({ ref: REF, token: 'sbp_stranger', base: management.url });
  const refusal = await pushFacts(stranger, seeds, { theirs: false, dryRun: false }).then(
    () => 'pushed',
    String,
  );
  expectSame(scene, 'a stranger pushes nothing', refusal.includes('answers 401'), true);
}

/** Pushes a release and the next one with the installed CLI to a real Postgres and a fake Management API. */
export async function checkHostedPush(programs: string, root: string): Promise<TapOutcome> {
  const port = await findFreePort();
  const cluster = startTemporaryCluster(programs, {
    listen_addresses: '127.0.0.1',
    port: String(port),
  });
  const copy = mkdtempSync(join(tmpdir(), 'pointfolio-push-'));
  const client = new Client({
    host: cluster.socketFolder,
    port,
    user: 'postgres',
    database: 'postgres',
  });
  const outcome: TapOutcome = { passed: 0, failures: [] };
  let management: ManagementStandIn | undefined;
  try {
    cluster.run(
      'supabase_admin',
      readFileSync(new URL('hosted-like.sql', import.meta.url), 'utf8'),
    );
    await client.connect();
    management = await startManagement(async (sql) => {
      const { rows }: { rows: unknown[] } = await client.query(sql);
      return rows;
    });
    for (const part of ['config.toml', 'functions', 'migrations', 'seeds', 'templates'])
      cpSync(join(root, 'supabase', part), join(copy, 'supabase', part), { recursive: true });
    cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true });
    const profile = {
      name: 'stand-in',
      api_url: management.url,
      dashboard_url: management.url,
      project_host: 'pointfolio.invalid',
      pooler_host: 'pointfolio.invalid',
    };
    writeFileSync(join(copy, 'profile.yaml'), JSON.stringify(profile));
    const databaseUrl = `postgresql://postgres@127.0.0.1:${port}/postgres`;
    const scene: Scene = { cluster, management, copy, databaseUrl, outcome };
    await checkConfigPush(scene);
    await checkFunctions(scene);
    await checkFacts(scene);
  } catch (error) {
    outcome.failures.push(error instanceof Error ? error.message : String(error));
  } finally {
    await client.end();
    await management?.stop();
    cluster.stop();
    rmSync(copy, { recursive: true, force: true });
  }
  return outcome;
}
