/** The signed-in person may not be here, whatever they send. */
export class ForbiddenError extends Error {
  readonly status = 403;

  constructor() {
    super('You may not open this page.');
    this.name = 'ForbiddenError';
  }
}
