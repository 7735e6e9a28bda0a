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

/** What the embedded stack reads of config.toml; the Supabase CLI reads the rest too. */
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
    external: z.record(z.string(), provider),
  }),
  functions: z.record(
    z.string(),
    z.object({ enabled: z.boolean(), verify_jwt: z.boolean(), entrypoint: z.string() }),
  ),
});

export type StackConfig = z.infer<typeof configSchema>;

/** `env(NAME)` stands for the environment variable, as in the Supabase CLI; an unset one is empty. */
function fromEnvironment(value: string): string {
  const name = /^env\((\w+)\)$/.exec(value)?.[1];
  return name === undefined ? value : (process.env[name] ?? '');
}

/** Reads supabase/config.toml. A provider whose id and secret are in the environment is on. */
export async function readConfig(): Promise<StackConfig> {
  const text = await readFile(path.join(supabaseDir, 'config.toml'), 'utf8');
  const config = configSchema.parse(parse(text));
  for (const external of Object.values(config.auth.external)) {
    external.client_id = fromEnvironment(external.client_id);
    external.secret = fromEnvironment(external.secret);
    external.enabled ||= external.client_id !== '' && external.secret !== '';
  }
  for (const template of Object.values(config.auth.email.template)) {
    template.content_path = path.join(projectRoot, template.content_path);
  }
  return config;
}
