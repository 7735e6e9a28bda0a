import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from './database/database.ts';
import { createAdminGrantListener } from './admin-grants.ts';
import { readConfig, type OAuthClient } from './config.ts';
import { createMember, type CreatedMember, type CreateMemberOptions } from './create-member.ts';
import { findDatabase } from './database/data-folder.ts';
import { lockDataDir } from './database/lock.ts';
import { openPostgres } from './database/open-postgres.ts';
import { prepareDatabase, type SeedChoice } from './database/prepare-database.ts';
import { ensureDemonstrationPassword } from './demo/demonstration-password.ts';
import { createFunctionsProxy } from './functions/proxy.ts';
import { introduceSender, startRinging } from './functions/reminders.ts';
import { startFunctions } from './functions/start-functions.ts';
import { introduceWatch } from './functions/watch.ts';
import { createGateway, createLiteListener } from './gateway/gateway.ts';
import { createTokenGuard } from './gateway/token-guard.ts';
import { createLiteApp } from './gateway/lite-app.ts';
import { closeServer, listen } from './gateway/listen.ts';
import { startPostgrest } from './gateway/postgrest.ts';
import { createKeys, type StackKeys } from './keys.ts';
import { MailCatcher } from './mail/mail-catcher.ts';
import { createMailPage } from './mail/mail-page.ts';
import { createSmtpServer } from './mail/smtp-server.ts';
import { supabaseDir } from './project.ts';
import { startRealtime } from './realtime/start-realtime.ts';
import { removeOrphanedFiles } from './storage/sweep-files.ts';
import { createTokenVerifier } from './tokens.ts';

export interface StackOptions {
  /** Folder of the data; absent for a stack in memory. */
  dataDir?: string;
  /** Socket folder of an empty Postgres server, which replaces PGlite; its superuser is `supabase_admin`. */
  postgres?: string;
  /** A PostgREST program that serves `/rest/v1` on that server, in place of @supabase/lite. */
  postgrest?: string;
  /** Port; 0, the default, is any free one. */
  apiPort?: number;
  mailPort?: number;
  /** Address of the web app, for links in mails, redirects and the functions' allowed origins. */
  siteUrl?: string;
  /** True to serve `/functions/v1` too, each function in its own Deno process. */
  functions?: boolean;
  /** Interval of the reminders' clock; without it the clock is off. */
  ringEveryMs?: number;
  /** Address that receives every push instead of the devices' services. */
  pushRelayUrl?: string;
  /** Address that receives every request of the watch instead of the issuers; without it the watch is off. */
  watchRelayUrl?: string;
  /** New ones by default. */
  keys?: StackKeys;
  /** OAuth clients by provider, overriding those of config.toml; `url` is for a self-hosted provider. */
  providers?: Record<string, OAuthClient>;
  /** Validity of an access token, overriding config.toml. */
  tokenSeconds?: number;
  /** Apply `[db.seed]` of config.toml (the default); `demo` adds the demonstration accounts. */
  seed?: SeedChoice;
  /** False to print nothing (the default). */
  quiet?: boolean;
  /** Receives each step of preparing the database. */
  onProgress?: (step: string) => void;
}

export interface Stack extends StackKeys {
  url: string;
  mailUrl: string;
  /** Runs as the database's superuser. */
  db: Database;
  /** Password of the demonstration accounts, if there are any. */
  demoPassword: string | undefined;
  /** Registers an account and signs it in. */
  createMember(
    email: string,
    password: string,
    options?: CreateMemberOptions,
  ): Promise<CreatedMember>;
  stop(): Promise<void>;
}

type Closer = () => Promise<unknown>;

async function closeAll(closers: Closer[]): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

/** Stored beside the data; in a temporary folder if the data is in memory. */
async function openFilesDir(dataDir: string | undefined, closers: Closer[]): Promise<string> {
  if (dataDir !== undefined) return `${dataDir}-files`;
  const folder = await mkdtemp(path.join(tmpdir(), 'pointfolio-files-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Opens the SMTP address, `host:port`, to which the functions send their mails. */
async function openMailbox(mail: MailCatcher, closers: Closer[]): Promise<string> {
  const server = createSmtpServer((received) => mail.receive(received));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closers.push(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  );
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not a TCP server');
  return `127.0.0.1:${address.port}`;
}

async function start(options: StackOptions, closers: Closer[]): Promise<Stack> {
  const config = await readConfig();
  Object.assign(config.auth.external, options.providers);
  config.auth.jwt_expiry = options.tokenSeconds ?? config.auth.jwt_expiry;
  // Hashes a test's passwords in 1 ms each instead of 85; data that is kept has the strong hashes of Supabase.
  if (options.dataDir === undefined) process.env['LITE_AUTH_BCRYPT_COST'] ??= '4';
  const keys = options.keys ?? (await createKeys());
  const siteUrl = options.siteUrl ?? config.auth.site_url;
  const log = (line: string) => {
    if (options.quiet === false) console.log(`  ${line}`);
  };

  const gateway = createGateway();
  const url = await listen(gateway.server, options.apiPort ?? 0, 'POINTFOLIO_API_PORT');
  closers.push(() => closeServer(gateway.server));
  const mail = new MailCatcher(siteUrl);
  const mailPage = createMailPage(mail);
  const mailUrl = await listen(mailPage, options.mailPort ?? 0, 'POINTFOLIO_MAIL_PORT');
  closers.push(() => closeServer(mailPage));

  if (options.dataDir !== undefined) {
    await findDatabase(options.dataDir);
    closers.unshift(await lockDataDir(options.dataDir, url));
  }
  const content = {
    seedPatterns: config.db.seed.enabled ? config.db.seed.sql_paths : [],
    seed: options.seed ?? true,
    report: options.onProgress ?? log,
  };
  const connection =
    options.postgres === undefined
      ? await prepareDatabase({ dataDir: options.dataDir, ...content })
      : await openPostgres(options.postgres, content);
  closers.splice(options.dataDir === undefined ? 0 : 1, 0, () => connection.close());
  const demoPassword =
    options.seed === 'demo' ? await ensureDemonstrationPassword(connection.driver) : undefined;
  const filesDir = await openFilesDir(options.dataDir, closers);
  const app = await createLiteApp({
    connection,
    config,
    keys,
    mail,
    filesDir,
    siteUrl,
    apiUrl: url,
  });

  const verify = createTokenVerifier(keys.jwtSecret);
  const realtime = await startRealtime(connection.driver, keys, verify);
  closers.push(() => realtime.stop());
  const edge = options.functions
    ? startFunctions({
        own: {
          reminders: await introduceSender(connection.driver, {
            apiUrl: url,
            siteUrl,
            mailHost: await openMailbox(mail, closers),
            keys,
            pushRelayUrl: options.pushRelayUrl,
          }),
          ...(options.watchRelayUrl === undefined
            ? {}
            : {
                watch: await introduceWatch(connection.driver, {
                  apiUrl: url,
                  siteUrl,
                  relayUrl: options.watchRelayUrl,
                }),
              }),
        },
        folder: supabaseDir,
        config: config.functions,
        apiUrl: url,
        publishableKey: keys.publishableKey,
        allowedOrigins: [siteUrl, siteUrl.replace('127.0.0.1', 'localhost')],
        log,
      })
    : undefined;
  if (edge) closers.push(() => edge.stop());
  const rest =
    options.postgres === undefined || options.postgrest === undefined
      ? undefined
      : await startPostgrest({
          program: options.postgrest,
          socketFolder: options.postgres,
          api: config.api,
          keys,
        });
  if (rest) closers.push(() => rest.stop());
  gateway.open({
    rest: rest?.listener,
    lite: createLiteListener({
      app,
      guard: await createTokenGuard(connection.driver, keys, verify),
      verify,
      database: connection.driver,
      mail,
      linkSeconds: config.auth.email.otp_expiry,
      jwtSecret: keys.jwtSecret,
      fileBytes: Number.parseInt(config.storage.file_size_limit, 10) * 1024 ** 2,
    }),
    adminGrants: createAdminGrantListener(connection.driver, keys.secretKey),
    functions: edge && createFunctionsProxy(edge.functions, verify),
    realtime: realtime.upgrade,
  });
  if (options.ringEveryMs !== undefined) {
    const stopRinging = startRinging(connection.driver, url, options.ringEveryMs, log);
    closers.push(() => Promise.resolve(stopRinging()));
  }
  if (options.dataDir !== undefined) {
    await removeOrphanedFiles({ url, secretKey: keys.secretKey }).catch((error: unknown) => {
      console.warn('What is left of deleted accounts could not be removed.', error);
    });
  }
  const access = { url, publishableKey: keys.publishableKey, db: connection.driver };
  return {
    ...keys,
    ...access,
    mailUrl,
    demoPassword,
    createMember: (...account) => createMember(access, ...account),
    stop: () => closeAll(closers),
  };
}

/** Starts the embedded Supabase stack on loopback. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const closers: Closer[] = [];
  try {
    return await start(options, closers);
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
}
