/** Builds names such as `external_google_enabled` from a prefix, words and endings. */
function combine(before: string, things: string, parts: string): string[] {
  return things
    .split(' ')
    .flatMap((thing) => parts.split(' ').map((part) => before + thing + part));
}

const providers =
  'apple azure bitbucket discord facebook figma github gitlab google kakao keycloak linkedin_oidc notion slack slack_oidc ' +
  'spotify twitch twitter workos x zoom';
const notifications =
  'password_changed email_changed phone_changed mfa_factor_enrolled mfa_factor_unenrolled identity_linked identity_unlinked';
const mails = `confirmation email_change invite magic_link reauthentication recovery ${notifications.replaceAll(/(?<=\w)(?= |$)/g, '_notification')}`;

/** The CLI rejects a response that lacks any of these names. */
const names = [
  ...combine('external_', providers, '_client_id _email_optional _enabled _secret _url'),
  ...combine('external_', 'apple google', '_additional_client_ids'),
  ...combine('external_', 'anonymous_users email phone web3_solana web3_ethereum', '_enabled'),
  'external_google_skip_nonce_check',
  ...combine(
    'hook_',
    'custom_access_token mfa_verification_attempt password_verification_attempt send_sms send_email before_user_created after_user_created',
    '_enabled _uri _secrets',
  ),
  ...combine('mailer_subjects_', mails, ' ').map((name) => name.trim()),
  ...combine('mailer_templates_', mails, '_content'),
  ...combine('mailer_notifications_', notifications, '_enabled'),
  ...combine('mfa_', 'totp phone web_authn', '_enroll_enabled _verify_enabled'),
  ...combine(
    'rate_limit_',
    'anonymous_users email_sent sms_sent token_refresh verify otp web3',
    '',
  ),
  ...combine('security_', 'captcha', '_enabled _provider _secret'),
  ...combine('security_update_password_require_', 'current_password reauthentication', ''),
  ...combine(
    'sms_',
    'autoconfirm max_frequency otp_exp provider template test_otp test_otp_valid_until',
    '',
  ),
  ...combine('sms_', 'messagebird', '_access_key _originator'),
  ...combine('sms_', 'textlocal', '_api_key _sender'),
  ...combine('sms_', 'twilio', '_account_sid _auth_token _content_sid _message_service_sid'),
  ...combine('sms_', 'twilio_verify', '_account_sid _auth_token _message_service_sid'),
  ...combine('sms_', 'vonage', '_api_key _api_secret _from'),
  ...combine('smtp_', 'admin_email host max_frequency pass port sender_name user', ''),
  ...combine('', 'saml', '_enabled _external_url _allow_encrypted_assertions'),
  ...combine('', 'sessions', '_inactivity_timeout _single_per_user _tags _timebox'),
  ...combine('', 'webauthn_rp', '_display_name _id _origins'),
  ...combine('', 'nimbus_oauth', '_client_id _email_optional _client_secret'),
  ...'api_max_request_duration db_max_pool_size db_max_pool_size_unit disable_signup jwt_exp'.split(
    ' ',
  ),
  ...'mailer_allow_unverified_email_sign_ins mailer_autoconfirm mailer_otp_length mailer_secure_email_change_enabled'.split(
    ' ',
  ),
  ...'mfa_max_enrolled_factors mfa_phone_max_frequency mfa_phone_template oauth_server_authorization_path'.split(
    ' ',
  ),
  ...'password_hibp_enabled password_min_length password_required_characters refresh_token_rotation_enabled'.split(
    ' ',
  ),
  ...'security_manual_linking_enabled security_refresh_token_reuse_interval security_sb_forwarded_for_enabled'.split(
    ' ',
  ),
  ...'site_url uri_allow_list'.split(' '),
];

/** Auth settings of a new project, as the Management API returns them. */
export function createAuthSettings(): Record<string, unknown> {
  return {
    ...Object.fromEntries(names.map((name) => [name, null])),
    mailer_otp_exp: 3600,
    mfa_phone_otp_length: 6,
    sms_otp_length: 6,
    custom_oauth_max_providers: 0,
    custom_oauth_enabled: false,
    oauth_server_allow_dynamic_registration: false,
    oauth_server_enabled: false,
    passkey_enabled: false,
  };
}
