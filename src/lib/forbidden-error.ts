/** `needs-app`: who keeps the reference data signs in with an authenticator app, which is missing. */
type Reason = 'closed' | 'needs-app';

/** The signed-in person may not be here, whatever they send. */
export class ForbiddenError extends Error {
  readonly status = 403;
  readonly reason: Reason;

  constructor(reason: Reason) {
    super('You don’t have permission to open this page.');
    this.name = 'ForbiddenError';
    this.reason = reason;
  }
}
