import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { projectRoot, supabaseDir } from './project.ts';

const provider = z.object({
  enabled: z.boolean(),
  client_id: z.string(),
  secret: z.string(),
  url: z.string().optional(),
});

export type OAuthClient = z.infer<typeof provider>;

/** Settings of config.toml that the embedded stack reads; the Supabase CLI reads the rest too. */
const configSchema = z.object({
  api: z.object({ schemas: z.array(z.string()), max_rows: z.number().int() }),
  db: z.object({ seed: z.object({ enabled: z.boolean(), sql_paths: z.array(z.string()) }) }),
  storage: z.object({ file_size_limit: z.string().regex(/^\d+MiB$/) }),
  auth: z.object({
    site_url: z.string(),
    additional_redirect_urls: z.array(z.string()),
    jwt_expiry: z.number().int(),
    enable_refresh_token_rotation: z.boolean(),
    refresh_token_reuse_interval: z.number().int(),
    enable_signup: z.boolean(),
    minimum_password_length: z.number().int(),
    email: z.object({
      enabled: z.boolean(),
      double_confirm_changes: z.boolean(),
      enable_confirmations: z.boolean(),
      max_frequency: z.string(),
      otp_length: z.number().int(),
      otp_expiry: z.number().int(),
      template: z.record(z.string(), z.object({ subject: z.string(), content_path: z.string() })),
    }),
    external: z.record(z.string(), provider).default({}),
  }),
  functions: z.record(
    z.string(),
    z.object({ enabled: z.boolean(), verify_jwt: z.boolean(), entrypoint: z.string() }),
  ),
});

export type StackConfig = z.infer<typeof configSchema>;

/**
 * Providers are not in config.toml: `config push` would turn off the ones that are on in a hosted project's
 * dashboard.
 */
const providers = ['google', 'github'];

function readOAuthClients(): Record<string, OAuthClient> {
  const clients = providers.map((name) => {
    const client_id = process.env[`${name.toUpperCase()}_CLIENT_ID`] ?? '';
    const secret = process.env[`${name.toUpperCase()}_CLIENT_SECRET`] ?? '';
    return [name, { enabled: client_id !== '' && secret !== '', client_id, secret }] as const;
  });
  return Object.fromEntries(clients);
}

/** Reads supabase/config.toml. A provider is on if its id and secret are in the environment. */
export async function readConfig(): Promise<StackConfig> {
  const text = await readFile(path.join(supabaseDir, 'config.toml'), 'utf8');
  const config = configSchema.parse(parse(text));
  Object.assign(config.auth.external, readOAuthClients());
  for (const template of Object.values(config.auth.email.template)) {
    template.content_path = path.join(projectRoot, template.content_path);
  }
  return config;
}
