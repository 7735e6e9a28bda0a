import { App, setExperimental, type Connection } from '@supabase/lite';
import type { StackConfig } from '../config.ts';
import type { StackKeys } from '../keys.ts';
import type { MailCatcher } from '../mail/mail-catcher.ts';
import { FileStorage } from '../storage/file-storage.ts';
import { quietAnsweredErrors, quietExperimentNotice } from './quiet-errors.ts';

quietAnsweredErrors();
quietExperimentNotice();

export interface LiteAppOptions {
  connection: Connection;
  config: StackConfig;
  keys: StackKeys;
  mail: MailCatcher;
  /** Folder of Storage's bytes. */
  filesDir: string;
  siteUrl: string;
  apiUrl: string;
}

/** PostgREST, Auth and Storage by @supabase/lite: API keys enforced, no admin mode, no studio. */
export async function createLiteApp(options: LiteAppOptions): Promise<App> {
  const { config, keys, siteUrl } = options;
  // Lite knows only the former name, which the Supabase CLI drops in its version 4.
  const { enabled, ...email } = config.auth.email;
  setExperimental('storage', true);
  const app = new App({
    connection: options.connection,
    // The API refuses to change or remove a whole table, like the extension safeupdate on a hosted project.
    api: { ...config.api, enabled: true, external_url: options.apiUrl, pg_safe_update: true },
    auth: {
      ...config.auth,
      email: { ...email, enable_signup: enabled },
      enabled: true,
      site_url: siteUrl,
      additional_redirect_urls: [...config.auth.additional_redirect_urls, `${siteUrl}/**`],
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
    },
    storage: { enabled: true, file_size_limit: config.storage.file_size_limit },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true }, drivers: { email: options.mail } },
  });
  app._storageAdapter = new FileStorage(options.filesDir);
  return app.init();
}
