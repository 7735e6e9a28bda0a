import type { PGlite } from '@electric-sql/pglite';
import { readConfig } from './config.ts';
import { prepareDatabase, type SeedChoice } from './database/prepare-database.ts';
import { createGateway } from './gateway/gateway.ts';
import { createLiteApp } from './gateway/lite-app.ts';
import { closeServer, listen } from './gateway/listen.ts';
import { createKeys, type StackKeys } from './keys.ts';
import { MailCatcher } from './mail/mail-catcher.ts';
import { createMailPage } from './mail/mail-page.ts';

export interface StackOptions {
  /** Folder that keeps the data; absent for a stack in memory. */
  dataDir?: string;
  /** 0, the default, is any free port. */
  apiPort?: number;
  mailPort?: number;
  /** Address of the web app, for links in mails and redirects. */
  siteUrl?: string;
  /** Serve `/functions/v1` too, each function in a Deno process of its own. */
  functions?: boolean;
  /** Fresh ones unless given. */
  keys?: StackKeys;
  /** Apply `[db.seed]` of config.toml (the default); `demo` adds the demonstration accounts. */
  seed?: SeedChoice;
  /** Say nothing while it starts (the default). */
  quiet?: boolean;
}

export interface Stack extends StackKeys {
  url: string;
  mailUrl: string;
  /** The database as its superuser. */
  db: PGlite;
  stop(): Promise<void>;
}

/** Starts the embedded Supabase stack on loopback. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const config = await readConfig();
  const keys = options.keys ?? (await createKeys());
  const report = (step: string) => {
    if (options.quiet === false) console.log(`  ${step}`);
  };
  const connection = await prepareDatabase({
    dataDir: options.dataDir,
    seedPatterns: config.db.seed.enabled ? config.db.seed.sql_paths : [],
    seed: options.seed ?? true,
    report,
  });
  const siteUrl = options.siteUrl ?? config.auth.site_url;
  const mail = new MailCatcher(siteUrl);
  const mailPage = createMailPage(mail);
  const mailUrl = await listen(mailPage, options.mailPort ?? 0, 'POINTFOLIO_MAIL_PORT');
  const apiUrl = `http://127.0.0.1:${options.apiPort ?? 0}`;
  const app = await createLiteApp({ connection, config, keys, mail, siteUrl, apiUrl });
  const gateway = createGateway({ app });
  const url = await listen(gateway, options.apiPort ?? 0, 'POINTFOLIO_API_PORT');
  mail.setApiUrl(url);
  return {
    ...keys,
    url,
    mailUrl,
    db: connection.driver,
    stop: async () => {
      await Promise.all([closeServer(gateway), closeServer(mailPage)]);
      await connection.close();
    },
  };
}
