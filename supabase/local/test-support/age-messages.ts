import type { Stack } from '../start-stack.ts';

/** Backdates all messages so far, as on a server that has run for a while, because the database is new. */
export async function ageMessages({ db }: Pick<Stack, 'db'>): Promise<void> {
  await db.exec(`
    update private.catalog_messages set sent_at = sent_at - interval '1 hour';
    update public.catalog_state set changed_at = changed_at - interval '1 hour';
  `);
}
