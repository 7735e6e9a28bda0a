/** Name in a call's context: the revision of the member that the call was made from. */
export const EXPECTED_REVISION = 'expectedRevision';

/** Options for a call that must fail if the member's settings have moved past `revision`. */
export function expectRevision(revision: number | undefined) {
  return revision === undefined ? {} : { context: { [EXPECTED_REVISION]: revision } };
}
