/** Name in a call's context: the revision of the member that the call was made from. */
export const EXPECTED_REVISION = 'expectedRevision';

/** Options of a call that shall be refused once the member's settings have moved on from `revision`. */
export function expectRevision(revision: number | undefined) {
  return revision === undefined ? {} : { context: { [EXPECTED_REVISION]: revision } };
}
