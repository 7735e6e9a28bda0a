import { type Server, createServer } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { diagnose, isHealthy } from './diagnose.ts';
import { readRepository } from './read-repository.ts';

const REF = 'abcdefghijklmnopqrst';
const TOKEN = 'sbp_secret';

/** Answers like the API in its published description, for a complete project. */
function createAnswers(site: string) {
  const template = '<a href="{{ .SiteURL }}/confirm#token_hash={{ .TokenHash }}">';
  const auth = {
    site_url: 'https://site.test',
    uri_allow_list: 'https://site.test/**',
    external_anonymous_users_enabled: false,
    external_phone_enabled: false,
    mailer_autoconfirm: false,
    mailer_otp_exp: 600,
    mailer_secure_email_change_enabled: true,
    mailer_templates_confirmation_content: template,
    mailer_templates_email_change_content: template,
    mailer_templates_magic_link_content: template,
    mailer_templates_recovery_content: template,
    mfa_totp_enroll_enabled: true,
    mfa_totp_verify_enabled: true,
    passkey_enabled: false,
    password_hibp_enabled: true,
    password_min_length: 8,
    rate_limit_email_sent: 300,
    refresh_token_rotation_enabled: true,
    security_captcha_enabled: false,
    security_manual_linking_enabled: false,
    security_update_password_require_current_password: true,
    security_update_password_require_reauthentication: true,
    smtp_host: 'smtp.site.test',
    smtp_max_frequency: 60,
    jwt_exp: 3600,
  };
  return {
    auth,
    site,
    migrations: [{ version: '1', name: 'one' }, { version: '2' }],
    functions: [
      { slug: 'trpc', status: 'ACTIVE', verify_jwt: false },
      { slug: 'icons', status: 'ACTIVE', verify_jwt: false },
    ],
    secrets: [
      'ALERTS_TO',
      'REMINDERS_KEY',
      'SITE_URL',
      'SMTP_HOST',
      'SMTP_FROM',
      'ALLOWED_ORIGINS',
    ].map((name) => ({ name, value: 'digest' })),
    postgrest: { db_schema: 'public', max_rows: 1000 },
    realtime: { private_only: true },
    keys: {
      keys: [
        { algorithm: 'ES256', status: 'in_use' },
        { algorithm: 'HS256', status: 'previously_used' },
      ],
    },
    ssl: { currentConfig: { database: true }, appliedSuccessfully: true },
    network: { entitlement: 'allowed', config: { dbAllowedCidrs: ['192.0.2.0/24'] } },
    backups: { pitr_enabled: false, backups: [{ status: 'COMPLETED' }] },
    advisors: { lints: [{ name: 'unused', level: 'INFO', detail: 'nothing' }] },
    facts: [{ digest: 'facts of this release' }],
    counts: {
      'public.credit_cards': 300,
      'pointfolio.test': 0,
      pg_graphql: 0,
      pg_cron: 1,
      pg_net: 1,
      'cron.job': 1,
      'private.reminder_clock': 1,
      'private.watch_clock': 0,
      'private.operation': 1,
      app_admin: 1,
      second_factor: 0,
    },
    policy: `default-src 'none'; connect-src https://${REF}.supabase.co; frame-ancestors 'none'`,
    /** Empty if all is well. */
    health: '',
    security: 'Contact: mailto:security@site.test\nExpires: 2999-01-01T00:00:00Z\n',
  };
}

let answers: ReturnType<typeof createAnswers>;
let server: Server;
let base: string;
let asked: string[];

const paths: Record<string, (all: typeof answers) => unknown> = {
  'config/auth': ({ auth, site }) => ({ ...auth, ...(site && { site_url: auth.site_url }) }),
  'database/migrations': ({ migrations }) => migrations,
  functions: ({ functions }) => functions,
  secrets: ({ secrets }) => secrets,
  postgrest: ({ postgrest }) => postgrest,
  'config/realtime': ({ realtime }) => realtime,
  'config/auth/signing-keys': ({ keys }) => keys,
  'ssl-enforcement': ({ ssl }) => ssl,
  'network-restrictions': ({ network }) => network,
  'database/backups': ({ backups }) => backups,
  'advisors/security': ({ advisors }) => advisors,
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const name = (request.url ?? '').replace(`/v1/projects/${REF}/`, '');
      asked.push(`${request.method} ${name}`);
      if (request.headers.authorization !== `Bearer ${TOKEN}`) {
        response.writeHead(401).end('{}');
        return;
      }
      const count = Object.entries(answers.counts).find(([part]) => body.includes(part))?.[1];
      const rows = body.includes('facts_release') ? answers.facts : [{ count: String(count) }];
      const answer = name === 'database/query/read-only' ? rows : paths[name]?.(answers);
      response.writeHead(answer === undefined ? 404 : 200).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  base = address && typeof address === 'object' ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  answers = createAnswers(base);
});

const project = {
  ref: REF,
  configuredRefs: ['zyxwvutsrqponmlkjihg', REF],
  migrations: ['1', '2'],
  functions: ['trpc', 'icons'],
  factsDigest: 'facts of this release',
};

/** The doctor also reads the site itself; a fake of it answers here. */
async function ask(token = TOKEN) {
  const real = globalThis.fetch;
  const site: Record<string, () => Response> = {
    'https://site.test': () =>
      new Response('', { headers: { 'content-security-policy': answers.policy } }),
    'https://site.test/.well-known/security.txt': () => new Response(answers.security),
    'https://site.test/api/health': () =>
      new Response(answers.health, { status: answers.health ? 503 : 200 }),
  };
  globalThis.fetch = (input, init) => {
    const answer = typeof input === 'string' ? site[input] : undefined;
    return answer ? Promise.resolve(answer()) : real(input, init);
  };
  try {
    return await diagnose({ ...project, token, base });
  } finally {
    globalThis.fetch = real;
  }
}
const titlesOf = (findings: Awaited<ReturnType<typeof ask>>, state: string) =>
  findings.filter((finding) => finding.state === state).map(({ title }) => title);

describe('the doctor', () => {
  it('reports nothing for a complete project, and changes nothing', async () => {
    const findings = await ask();
    expect(findings.filter(({ state }) => state !== 'good')).toEqual([]);
    expect(isHealthy(findings)).toBe(true);
    const writes = asked.filter((each) => !each.startsWith('GET '));
    expect(new Set(writes)).toEqual(new Set(['POST database/query/read-only']));
    expect(asked.filter((each) => each === 'GET config/auth')).toHaveLength(1);
  });

  it.each<[string, (all: typeof answers) => void]>([
    ['Addresses are confirmed', ({ auth }) => (auth.mailer_autoconfirm = true)],
    ['A minute lies between two mails', ({ auth }) => (auth.smtp_max_frequency = 1)],
    ['Codes of mails live ten minutes', ({ auth }) => (auth.mailer_otp_exp = 3600)],
    ['No CAPTCHA keeps members out', ({ auth }) => (auth.security_captcha_enabled = true)],
    [
      'Links of mails lead to the site alone',
      ({ auth }) => (auth.uri_allow_list += ',http://localhost:5173/**'),
    ],
    [
      'Links of mails lead to the site alone',
      ({ auth }) => (auth.uri_allow_list = 'https://site.test.evil.test/**'),
    ],
    [
      'Mails name the token',
      ({ auth }) => (auth.mailer_templates_magic_link_content = '{{ .ConfirmationURL }}'),
    ],
    [
      'A changed address is confirmed twice',
      ({ auth }) => (auth.mailer_secure_email_change_enabled = false),
    ],
    [
      'A changed password needs a fresh sign-in',
      ({ auth }) => (auth.security_update_password_require_reauthentication = false),
    ],
    [
      'A changed password needs the present one',
      ({ auth }) => (auth.security_update_password_require_current_password = false),
    ],
    ['Passwords have eight characters', ({ auth }) => (auth.password_min_length = 6)],
    ['Leaked passwords are refused', ({ auth }) => (auth.password_hibp_enabled = false)],
    [
      'Nobody is signed in without an address',
      ({ auth }) => (auth.external_anonymous_users_enabled = true),
    ],
    ['There are no other ways in', ({ auth }) => (auth.external_phone_enabled = true)],
    ['There are no other ways in', ({ auth }) => (auth.passkey_enabled = true)],
    ['There are no other ways in', ({ auth }) => (auth.security_manual_linking_enabled = true)],
    ['Refresh tokens rotate', ({ auth }) => (auth.refresh_token_rotation_enabled = false)],
    ['A second factor can be used', ({ auth }) => (auth.mfa_totp_verify_enabled = false)],
    ['More than 30 mails an hour go out', ({ auth }) => (auth.rate_limit_email_sent = 30)],
    ['Mails go through a server of your own', ({ auth }) => (auth.smtp_host = '')],
    ['Every migration has run', (all) => all.migrations.pop()],
    ['The catalog is there', ({ counts }) => (counts['public.credit_cards'] = 0)],
    ['The facts are those of this release', ({ facts }) => facts.pop()],
    [
      'The facts are those of this release',
      ({ facts }) => facts.splice(0, 1, { digest: 'facts of the release before' }),
    ],
    ['Every admin signs in with a second factor', ({ counts }) => (counts.second_factor = 1)],
    ['No demonstration account is there', ({ counts }) => (counts['pointfolio.test'] = 2)],
    ['Every function answers', (all) => all.functions.pop()],
    [
      'Every function answers',
      ({ functions }) => functions.map((each) => (each.verify_jwt = true)),
    ],
    ['The functions know the site', (all) => all.secrets.pop()],
    [
      'Only the schema public is served',
      ({ postgrest }) => (postgrest.db_schema = 'public, graphql_public'),
    ],
    ['GraphQL is off', ({ counts }) => (counts.pg_graphql = 1)],
    ['Realtime serves private channels alone', ({ realtime }) => (realtime.private_only = false)],
    [
      'Tokens are signed with an asymmetric key',
      ({ keys }) => keys.keys.map((key) => (key.algorithm = 'HS256')),
    ],
    [
      'Connections to the database are encrypted',
      ({ ssl }) => (ssl.currentConfig.database = false),
    ],
    [
      'Not everybody reaches the database directly',
      ({ network }) => (network.config.dbAllowedCidrs = ['0.0.0.0/0']),
    ],
    ['There are backups', (all) => all.backups.backups.pop()],
    [
      'The Security Advisor finds nothing',
      ({ advisors }) => advisors.lints.map((lint) => (lint.level = 'WARN')),
    ],
    ['The clock of the database rings for reminders', ({ counts }) => (counts.pg_cron = 0)],
    ['The clock of the database rings for reminders', ({ counts }) => (counts.pg_net = 0)],
    ['The clock of the database rings for reminders', ({ counts }) => (counts['cron.job'] = 0)],
    [
      'The clock of the database rings for reminders',
      ({ counts }) => (counts['private.reminder_clock'] = 0),
    ],
    ...['REMINDERS_KEY', 'SITE_URL', 'SMTP_HOST', 'SMTP_FROM'].map(
      (secret): [string, (all: typeof answers) => void] => [
        'The sender of reminders has its secrets',
        (all) => (all.secrets = all.secrets.filter(({ name }) => name !== secret)),
      ],
    ),
    [
      'The watch is off, or has its key and its clock',
      ({ counts }) => (counts['private.watch_clock'] = 1),
    ],
    ['Alerts have somebody to go to', (all) => all.secrets.shift()],
    ['The health address answers', (all) => (all.health = '{"reminders":"overdue"}')],
    ['There is an admin', ({ counts }) => (counts.app_admin = 0)],
    [
      'Whoever finds a weakness learns whom to tell',
      (all) => (all.security = all.security.replace('2999', '1999')),
    ],
    ['The site sends its headers', (all) => (all.policy = '')],
    ['The site sends its headers', (all) => (all.policy = all.policy.replace(REF, 'another'))],
  ])('misses: %s', async (title, spoil) => {
    spoil(answers);
    const findings = await ask();
    expect(titlesOf(findings, 'missing')).toEqual([title]);
    expect(isHealthy(findings)).toBe(false);
  });

  it('reports a missing public address of the site, and what follows from it', async () => {
    answers.auth.site_url = 'http://127.0.0.1:5173';
    answers.auth.uri_allow_list = 'http://127.0.0.1:5173/**';
    expect(titlesOf(await ask(), 'missing')).toContain('The site has its public address');
  });

  it('recommends a build hook, but does not require one', async () => {
    answers.counts['private.operation'] = 0;
    const findings = await ask();
    expect(titlesOf(findings, 'advice')).toEqual([
      'The site is built again when facts have changed',
    ]);
    expect(isHealthy(findings)).toBe(true);
  });

  it('passes nothing that it could not check', async () => {
    const findings = await ask('another token');
    expect(titlesOf(findings, 'good')).toEqual(['supabase/config.toml describes this project']);
    expect(isHealthy(findings)).toBe(false);
    Reflect.deleteProperty(answers.auth, 'mailer_autoconfirm');
    expect(titlesOf(await ask(), 'unknown')).toContain('Addresses are confirmed');
  });

  it('knows the settings that this repository asks for', async () => {
    const repository = await readRepository(path.join(import.meta.dirname, '../..'));
    expect(repository.configuredRefs[0]).toMatch(/^[a-z]{20}$/);
    expect(repository.functions).toEqual([
      ...['trpc', 'icons', 'calendar', 'health', 'reminders', 'reports', 'mcp', 'watch'],
    ]);
    expect(repository.migrations).toContain('20261127000100');
    expect(repository.factsDigest).toHaveLength(64);
  });
});
