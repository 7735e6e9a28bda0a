import { z } from 'zod';
import type { Check } from './check.ts';
import type { ManagementApi } from './management-api.ts';

const authSchema = z.object({
  site_url: z.string(),
  uri_allow_list: z.string().nullable(),
  external_anonymous_users_enabled: z.boolean(),
  external_phone_enabled: z.boolean().nullish(),
  external_web3_ethereum_enabled: z.boolean().nullish(),
  external_web3_solana_enabled: z.boolean().nullish(),
  mailer_autoconfirm: z.boolean(),
  mailer_otp_exp: z.number(),
  mailer_secure_email_change_enabled: z.boolean(),
  mailer_templates_confirmation_content: z.string().nullable(),
  mailer_templates_email_change_content: z.string().nullable(),
  mailer_templates_magic_link_content: z.string().nullable(),
  mailer_templates_recovery_content: z.string().nullable(),
  mfa_totp_enroll_enabled: z.boolean().nullable(),
  mfa_totp_verify_enabled: z.boolean().nullable(),
  passkey_enabled: z.boolean().nullish(),
  password_hibp_enabled: z.boolean().nullable(),
  password_min_length: z.number().nullable(),
  rate_limit_email_sent: z.number().nullable(),
  refresh_token_rotation_enabled: z.boolean().nullable(),
  saml_enabled: z.boolean().nullish(),
  security_captcha_enabled: z.boolean().nullable(),
  security_manual_linking_enabled: z.boolean().nullish(),
  security_update_password_require_current_password: z.boolean().nullish(),
  security_update_password_require_reauthentication: z.boolean().nullable(),
  smtp_host: z.string().nullable(),
  smtp_max_frequency: z.number().nullable(),
});

type Auth = z.infer<typeof authSchema>;

export const readAuth = (api: ManagementApi): Promise<Auth> => api.get('config/auth', authSchema);

/** A public address: https, and not a local one. */
function isPublic(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && !['localhost', '127.0.0.1'].includes(hostname);
}

function findForeignRedirects({ site_url: site, uri_allow_list: allowed }: Auth): string[] {
  const own = URL.canParse(site) ? new URL(site).origin : '';
  const addresses = (allowed ?? '').split(',').map((address) => address.trim());
  return addresses.filter((address) => address !== '' && !address.startsWith(`${own}/`));
}

function findTemplatesWithoutToken(auth: Auth): string[] {
  const templates = {
    confirmation: auth.mailer_templates_confirmation_content,
    'change of address': auth.mailer_templates_email_change_content,
    'sign-in': auth.mailer_templates_magic_link_content,
    recovery: auth.mailer_templates_recovery_content,
  };
  return Object.entries(templates).flatMap(([name, text]) =>
    text?.includes('{{ .TokenHash }}') ? [] : [name],
  );
}

/** Ways in that the database does not ask for a fresh sign-in before they are added to an account. */
function findOtherWays(auth: Auth): string[] {
  const ways = {
    'phone sign-in': auth.external_phone_enabled,
    passkeys: auth.passkey_enabled,
    'manual linking': auth.security_manual_linking_enabled,
    SAML: auth.saml_enabled,
    'Web3 (Ethereum)': auth.external_web3_ethereum_enabled,
    'Web3 (Solana)': auth.external_web3_solana_enabled,
  };
  return Object.entries(ways).flatMap(([name, isOn]) => (isOn === true ? [name] : []));
}

const check = (title: string, find: (auth: Auth) => string | false | undefined): Check => ({
  title,
  find: async (api) => {
    const remedy = find(await readAuth(api));
    return remedy === false ? undefined : remedy;
  },
});

/** The default mail rate with a custom SMTP server. https://supabase.com/docs/guides/auth/auth-smtp */
const MOST_MAILS_AT_FIRST = 30;

const PUSH = 'push supabase/config.toml: `npx supabase config push --remote=REF`';

export const authChecks: readonly Check[] = [
  check('Addresses are confirmed', (auth) => auth.mailer_autoconfirm && PUSH),
  check('A minute lies between two mails', (auth) => (auth.smtp_max_frequency ?? 0) < 60 && PUSH),
  check('Codes of mails live ten minutes', (auth) => auth.mailer_otp_exp > 600 && PUSH),
  check('The site has its public address', ({ site_url: site }) =>
    isPublic(site) ? undefined : `site_url is ${site}: ${PUSH}`,
  ),
  check('Links of mails lead to the site alone', (auth) => {
    const foreign = findForeignRedirects(auth);
    return foreign.length > 0 && `${foreign.join(', ')} may be led to as well`;
  }),
  check('Mails name the token', (auth) => {
    const without = findTemplatesWithoutToken(auth);
    return without.length > 0 && `not so: ${without.join(', ')}: ${PUSH}`;
  }),
  check('A changed address is confirmed twice', (auth) =>
    auth.mailer_secure_email_change_enabled ? undefined : PUSH,
  ),
  check('A changed password needs a fresh sign-in', (auth) =>
    auth.security_update_password_require_reauthentication ? undefined : PUSH,
  ),
  check('A changed password needs the present one', (auth) =>
    auth.security_update_password_require_current_password
      ? undefined
      : 'switch on “Require current password when updating”',
  ),
  check('Passwords have eight characters', (auth) => (auth.password_min_length ?? 0) < 8 && PUSH),
  check('Leaked passwords are refused', (auth) =>
    auth.password_hibp_enabled ? undefined : 'switch on “Prevent use of leaked passwords”',
  ),
  check('Nobody is signed in without an address', (auth) =>
    auth.external_anonymous_users_enabled ? PUSH : undefined,
  ),
  check('There are no other ways in', (auth) => {
    const ways = findOtherWays(auth);
    return ways.length > 0 && `switch off ${ways.join(', ')} under Authentication → Sign In`;
  }),
  check('Refresh tokens rotate', (auth) =>
    auth.refresh_token_rotation_enabled ? undefined : PUSH,
  ),
  check('A second factor can be used', (auth) =>
    auth.mfa_totp_enroll_enabled && auth.mfa_totp_verify_enabled ? undefined : PUSH,
  ),
  check('Mails go through a server of your own', (auth) =>
    auth.smtp_host ? undefined : 'name one under Authentication → SMTP',
  ),
  check('More than 30 mails an hour go out', ({ rate_limit_email_sent: most }) =>
    (most ?? 0) > MOST_MAILS_AT_FIRST
      ? undefined
      : `${most ?? 0} are allowed, and the next sign-up gets none: raise it under Authentication → Rate Limits`,
  ),
  check('No CAPTCHA keeps members out', (auth) =>
    auth.security_captcha_enabled === true
      ? 'switch it off: no page sends its token, so that every sign-in is refused'
      : undefined,
  ),
];
