/** `needs-app`: an admin must sign in with an authenticator app, which is not set up. */
type Reason = 'closed' | 'needs-app';

/** The signed-in person may not open this page, regardless of what they send. */
export class ForbiddenError extends Error {
  readonly status = 403;
  readonly reason: Reason;

  constructor(reason: Reason) {
    super('You don’t have permission to open this page.');
    this.name = 'ForbiddenError';
    this.reason = reason;
  }
}
