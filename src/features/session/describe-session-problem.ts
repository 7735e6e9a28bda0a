import * as texts from './texts.ts';

/** What a session call answered that people can act on. */
export type SessionProblem = {
  message: string;
  /** The field to mark, where one is to blame. */
  field: 'email' | 'password' | 'present' | 'code' | 'name' | undefined;
};

const EXPIRED_LINK = texts.thisLinkHasExpiredOr;
const RATE_LIMIT = texts.tooManyTriesWaitA;
const TAKEN_EMAIL = texts.thereIsAlreadyAnAccount;
const OTHER_BROWSER = texts.thisLinkWasAskedFor;

const SENTENCES = new Map<string, SessionProblem>([
  ['invalid_credentials', { message: texts.addressOrPasswordIsWrong, field: 'password' }],
  ['user_already_exists', { message: TAKEN_EMAIL, field: 'email' }],
  ['email_exists', { message: TAKEN_EMAIL, field: 'email' }],
  [
    'email_not_confirmed',
    {
      message: texts.confirmYourAddressFirst,
      field: 'email',
    },
  ],
  ['email_address_invalid', { message: texts.mailCannotBeSentTo, field: 'email' }],
  ['email_address_not_authorized', { message: texts.mailCannotBeSentTo, field: 'email' }],
  ['weak_password', { message: texts.passwordIsTooEasy, field: 'password' }],
  ['same_password', { message: texts.passwordYouAlreadyHave, field: 'password' }],
  ['current_password_invalid', { message: texts.notYourCurrentPassword, field: 'present' }],
  [
    'reauthentication_needed',
    {
      message:
        'You signed in more than a day ago. Sign out, sign in again, then choose a password.',
      field: undefined,
    },
  ],
  ['mfa_verification_failed', { message: texts.codeIsWrong, field: 'code' }],
  ['mfa_challenge_expired', { message: texts.codeTookTooLong, field: 'code' }],
  ['mfa_factor_name_conflict', { message: texts.youHaveAnAppOf, field: 'name' }],
  ['mfa_factor_not_found', { message: texts.appIsNotSetUp, field: undefined }],
  ['too_many_enrolled_mfa_factors', { message: texts.reachedTheLimitOfApps, field: undefined }],
  [
    'insufficient_aal',
    {
      message: texts.accountAsksForACode,
      field: undefined,
    },
  ],
  ['over_email_send_rate_limit', { message: RATE_LIMIT, field: undefined }],
  ['over_request_rate_limit', { message: RATE_LIMIT, field: undefined }],
  ['otp_expired', { message: EXPIRED_LINK, field: undefined }],
  ['flow_state_expired', { message: EXPIRED_LINK, field: undefined }],
  ['flow_state_not_found', { message: EXPIRED_LINK, field: undefined }],
  ['flow_state_already_used', { message: EXPIRED_LINK, field: undefined }],
  ['access_denied', { message: texts.signInWasCanceled, field: undefined }],
  ['bad_code_verifier', { message: OTHER_BROWSER, field: undefined }],
  ['pkce_code_verifier_not_found', { message: OTHER_BROWSER, field: undefined }],
  ['signup_disabled', { message: texts.noNewAccountsNow, field: undefined }],
  [
    'provider_email_needs_verification',
    { message: texts.confirmWithTheProvider, field: undefined },
  ],
]);

function readField(error: unknown, key: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
}

/** Turns the error of a session call into one sentence; what is unexpected is thrown again. */
export function describeSessionProblem(error: unknown): SessionProblem {
  const code = readField(error, 'code');
  const known = typeof code === 'string' ? SENTENCES.get(code) : undefined;
  if (known) return known;
  const status = readField(error, 'status');
  if (status === 429) return { message: RATE_LIMIT, field: undefined };
  if (readField(error, 'name') === 'AuthRetryableFetchError') {
    return {
      message: texts.theServerCannotBeReached,
      field: undefined,
    };
  }
  throw error;
}
