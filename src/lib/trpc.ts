import type { createClient } from '@/lib/trpc-client.ts';

/** Name in a call's context: the revision of the member that the call was made from. */
export const EXPECTED_REVISION = 'expectedRevision';

/** Options of a call that shall be refused once the member's settings have moved on from `revision`. */
export function expectRevision(revision: number | undefined) {
  return revision === undefined ? {} : { context: { [EXPECTED_REVISION]: revision } };
}

type Procedures = Pick<ReturnType<typeof createClient>, 'users'>;

let procedures: Promise<Procedures> | undefined;

async function load(): Promise<Procedures> {
  const module = await import('@/lib/trpc-client.ts');
  return { users: module.createClient().users };
}

/** The procedures of the signed-in member: pages are drawn from what is known while their client is fetched. */
export function getTrpc(): Promise<Procedures> {
  procedures ??= load().catch((error: unknown) => {
    procedures = undefined;
    throw error;
  });
  return procedures;
}
