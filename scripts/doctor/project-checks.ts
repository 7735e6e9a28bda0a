import { z } from 'zod';
import { readAuth } from './auth-checks.ts';
import type { Check, CheckedProject } from './check.ts';
import type { ManagementApi } from './management-api.ts';

const countRow = z.object({ count: z.coerce.number() });

/** Rows of a table, optionally with a condition. */
export async function count(api: ManagementApi, from: string): Promise<number> {
  const [row] = await api.query(`select count(*) as count from ${from}`, countRow);
  return row?.count ?? 0;
}

async function findMissingMigrations(api: ManagementApi, project: CheckedProject) {
  const applied = await api.get('database/migrations', z.array(z.object({ version: z.string() })));
  const versions = new Set(applied.map(({ version }) => version));
  const missing = project.migrations.filter((version) => !versions.has(version));
  return missing.length > 0
    ? `${missing.join(', ')}: \`npx supabase db push --remote=${project.ref}\``
    : undefined;
}

async function findMissingFunctions(api: ManagementApi, project: CheckedProject) {
  const deployed = await api.get(
    'functions',
    z.array(z.object({ slug: z.string(), status: z.string(), verify_jwt: z.boolean().optional() })),
  );
  const missing = project.functions.filter((name) =>
    deployed.every(
      ({ slug, status, verify_jwt: verifies }) => slug !== name || status !== 'ACTIVE' || verifies,
    ),
  );
  return missing.length > 0
    ? `${missing.join(', ')}: \`npx supabase functions deploy --remote=${project.ref}\``
    : undefined;
}

const keysSchema = z.object({
  keys: z.array(z.object({ algorithm: z.string(), status: z.string() })),
});
const lintsSchema = z.object({
  lints: z.array(z.object({ name: z.string(), level: z.string(), detail: z.string() })),
});
const backupsSchema = z.object({ pitr_enabled: z.boolean(), backups: z.array(z.unknown()) });

export const projectChecks: readonly Check[] = [
  {
    title: 'supabase/config.toml describes this project',
    find: (_api, { ref, configuredRefs }) =>
      Promise.resolve(
        configuredRefs.includes(ref)
          ? undefined
          : 'put its reference under a [remotes.…] of its own',
      ),
  },
  { title: 'Every migration has run', find: findMissingMigrations },
  {
    title: 'The catalog is there',
    find: async (api, { ref }) =>
      (await count(api, 'public.credit_cards')) > 0
        ? undefined
        : `seed it: \`npx supabase db push --remote=${ref} --include-seed\``,
  },
  {
    title: 'The facts are those of this release',
    find: async (api, { ref, factsDigest }) => {
      const sql = 'select digest from private.facts_release';
      const [row] = await api.query(sql, z.object({ digest: z.string() }));
      return row?.digest === factsDigest
        ? undefined
        : `push them: \`npm run facts:push -- --project ${ref}\``;
    },
  },
  {
    title: 'No demonstration account is there',
    find: async (api) =>
      (await count(api, `auth.users where email like '%@pointfolio.test'`)) > 0
        ? 'delete the accounts of pointfolio.test'
        : undefined,
  },
  { title: 'Every function answers', find: findMissingFunctions },
  {
    title: 'The functions know the site',
    find: async (api, { ref }) => {
      const secrets = await api.get('secrets', z.array(z.object({ name: z.string() })));
      return secrets.some(({ name }) => name === 'ALLOWED_ORIGINS')
        ? undefined
        : `\`npx supabase secrets set --remote=${ref} ALLOWED_ORIGINS=…\``;
    },
  },
  {
    title: 'Only the schema public is served',
    find: async (api, { ref }) => {
      const { db_schema: schemas } = await api.get(
        'postgrest',
        z.object({ db_schema: z.string() }),
      );
      return schemas.split(',').every((schema) => schema.trim() === 'public')
        ? undefined
        : `${schemas} are: \`npx supabase config push --remote=${ref}\``;
    },
  },
  {
    title: 'GraphQL is off',
    find: async (api) =>
      (await count(api, `pg_extension where extname = 'pg_graphql'`)) > 0
        ? 'switch the extension pg_graphql off'
        : undefined,
  },
  {
    title: 'Realtime serves private channels alone',
    find: async (api) => {
      const schema = z.object({ private_only: z.boolean().nullable() });
      const { private_only: isPrivate } = await api.get('config/realtime', schema);
      return isPrivate ? undefined : 'switch “Allow public access” of Realtime off';
    },
  },
  {
    title: 'Tokens are signed with an asymmetric key',
    find: async (api) => {
      const { keys } = await api.get('config/auth/signing-keys', keysSchema);
      const inUse = keys.filter(({ status }) => status === 'in_use');
      return inUse.length > 0 && inUse.every(({ algorithm }) => algorithm !== 'HS256')
        ? undefined
        : 'rotate to one under Settings → JWT keys';
    },
  },
  {
    title: 'Connections to the database are encrypted',
    find: async (api) => {
      const schema = z.object({ currentConfig: z.object({ database: z.boolean() }) });
      const { currentConfig } = await api.get('ssl-enforcement', schema);
      return currentConfig.database ? undefined : 'enforce SSL';
    },
  },
  {
    title: 'Not everybody reaches the database directly',
    find: async (api) => {
      const schema = z.object({
        config: z.object({ dbAllowedCidrs: z.array(z.string()).optional() }),
      });
      const { config } = await api.get('network-restrictions', schema);
      const allowed = config.dbAllowedCidrs ?? ['0.0.0.0/0'];
      return allowed.includes('0.0.0.0/0') ? 'restrict direct connections' : undefined;
    },
  },
  {
    title: 'There are backups',
    find: async (api) => {
      const { pitr_enabled: isAtAnyTime, backups } = await api.get(
        'database/backups',
        backupsSchema,
      );
      return isAtAnyTime || backups.length > 0 ? undefined : 'none has been made';
    },
  },
  {
    title: 'The Security Advisor finds nothing',
    find: async (api) => {
      const { lints } = await api.get('advisors/security', lintsSchema);
      const found = lints.filter(({ level }) => level !== 'INFO');
      return found.length > 0
        ? found.map(({ name, detail }) => `${name} (${detail})`).join('; ')
        : undefined;
    },
  },
  {
    title: 'There is an admin',
    find: async (api) =>
      (await count(api, `auth.users where role = 'app_admin'`)) > 0
        ? undefined
        : 'step “First admin”',
  },
  {
    title: 'Every admin signs in with a second factor',
    find: async (api) =>
      (await count(api, `auth.users where raw_app_meta_data ->> 'second_factor' = 'optional'`)) > 0
        ? 'step “First admin”: somebody is excused'
        : undefined,
  },
  {
    title: 'The site sends its headers',
    find: async (api, { ref }) => {
      const { site_url: site } = await readAuth(api);
      const { headers } = await fetch(site, { signal: AbortSignal.timeout(30_000) });
      const policy = headers.get('content-security-policy') ?? '';
      if (!policy.includes("frame-ancestors 'none'")) return `${site} has no policy`;
      return policy.includes(`https://${ref}.supabase.co`) || !policy.includes('.supabase.co')
        ? undefined
        : `${site} was built for another project`;
    },
  },
  {
    title: 'Whoever finds a weakness learns whom to tell',
    find: async (api) => {
      const { site_url: site } = await readAuth(api);
      const answer = await fetch(`${site}/.well-known/security.txt`, {
        signal: AbortSignal.timeout(30_000),
      });
      const expires = /^Expires: (.+)$/m.exec(answer.ok ? await answer.text() : '')?.[1];
      return expires !== undefined && new Date(expires) > new Date()
        ? undefined
        : 'build the site with SECURITY_CONTACT';
    },
  },
];
