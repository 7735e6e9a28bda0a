/** Somebody else changed the row first; nothing was overwritten. Its status is that of a conflict. */
export class StaleEditError extends Error {
  readonly status = 409;

  constructor() {
    super('The row was changed by somebody else.');
    this.name = 'StaleEditError';
  }
}
