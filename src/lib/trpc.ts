import type { createClient } from '@/lib/trpc-client.ts';

type Procedures = Pick<ReturnType<typeof createClient>, 'users'>;

let procedures: Promise<Procedures> | undefined;

async function load(): Promise<Procedures> {
  const module = await import('@/lib/trpc-client.ts');
  return { users: module.createClient().users };
}

/** Procedures of the signed-in member, loaded while the page renders from known data. */
export function getTrpc(): Promise<Procedures> {
  procedures ??= load().catch((error: unknown) => {
    procedures = undefined;
    throw error;
  });
  return procedures;
}
