/** A session error the person can act on. */
export type SessionProblem = {
  message: string;
  /** The field to mark, where one is to blame. */
  field: 'email' | 'password' | 'present' | 'code' | 'name' | undefined;
};

const EXPIRED_LINK = 'This link has expired or was already used. Ask for a new one.';
const RATE_LIMIT = 'Too many tries. Wait a minute, then try again.';
const TAKEN_EMAIL =
  'There is already an account with this email address. Sign in instead, or reset its password.';
const OTHER_BROWSER =
  'This link was asked for in another browser. Open it there, or ask for a new one here.';

const SENTENCES = new Map<string, SessionProblem>([
  [
    'invalid_credentials',
    { message: 'The email address or the password is wrong.', field: 'password' },
  ],
  ['user_already_exists', { message: TAKEN_EMAIL, field: 'email' }],
  ['email_exists', { message: TAKEN_EMAIL, field: 'email' }],
  [
    'email_not_confirmed',
    {
      message: 'Confirm your email address first: the link is in the email we sent you.',
      field: 'email',
    },
  ],
  [
    'email_address_invalid',
    { message: 'We can’t send email to this address. Use another one.', field: 'email' },
  ],
  [
    'email_address_not_authorized',
    { message: 'We can’t send email to this address. Use another one.', field: 'email' },
  ],
  [
    'weak_password',
    { message: 'This password is too easy to guess. Choose a longer one.', field: 'password' },
  ],
  [
    'same_password',
    { message: 'This is the password you already have. Choose another one.', field: 'password' },
  ],
  ['current_password_invalid', { message: 'This is not your current password.', field: 'present' }],
  [
    'reauthentication_needed',
    {
      message:
        'You signed in more than a day ago. Sign out, sign in again, then choose a password.',
      field: undefined,
    },
  ],
  [
    'mfa_verification_failed',
    { message: 'That code is wrong. Type the one your app shows now.', field: 'code' },
  ],
  [
    'mfa_challenge_expired',
    { message: 'That took too long. Type the code that the app shows now.', field: 'code' },
  ],
  ['mfa_factor_name_conflict', { message: 'You have an app of this name.', field: 'name' }],
  [
    'mfa_factor_not_found',
    { message: 'This app is not set up anymore. Load the page again.', field: undefined },
  ],
  [
    'too_many_enrolled_mfa_factors',
    { message: 'You’ve reached the limit of apps. Remove one first.', field: undefined },
  ],
  [
    'insufficient_aal',
    {
      message: 'Your account asks for a code from your authenticator app. Sign in again.',
      field: undefined,
    },
  ],
  ['over_email_send_rate_limit', { message: RATE_LIMIT, field: undefined }],
  ['over_request_rate_limit', { message: RATE_LIMIT, field: undefined }],
  ['otp_expired', { message: EXPIRED_LINK, field: undefined }],
  ['flow_state_expired', { message: EXPIRED_LINK, field: undefined }],
  ['flow_state_not_found', { message: EXPIRED_LINK, field: undefined }],
  ['flow_state_already_used', { message: EXPIRED_LINK, field: undefined }],
  ['access_denied', { message: 'The sign-in was canceled.', field: undefined }],
  ['bad_code_verifier', { message: OTHER_BROWSER, field: undefined }],
  ['pkce_code_verifier_not_found', { message: OTHER_BROWSER, field: undefined }],
  ['signup_disabled', { message: 'New accounts cannot be made at the moment.', field: undefined }],
  [
    'provider_email_needs_verification',
    { message: 'Confirm your email address with the provider first.', field: undefined },
  ],
]);

function readField(error: unknown, key: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
}

/** Describes a session error in one sentence; rethrows an unexpected one. */
export function describeSessionProblem(error: unknown): SessionProblem {
  const code = readField(error, 'code');
  const known = typeof code === 'string' ? SENTENCES.get(code) : undefined;
  if (known) return known;
  const status = readField(error, 'status');
  if (status === 429) return { message: RATE_LIMIT, field: undefined };
  if (readField(error, 'name') === 'AuthRetryableFetchError') {
    return {
      message: 'The server cannot be reached. Check your connection and try again.',
      field: undefined,
    };
  }
  throw error;
}
