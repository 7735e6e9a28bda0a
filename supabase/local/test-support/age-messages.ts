import type { Stack } from '../start-stack.ts';

/** Makes what was told so far as old as on a server that has run for a while, however new this database is. */
export async function ageMessages({ db }: Pick<Stack, 'db'>): Promise<void> {
  await db.exec(`
    update private.catalog_messages set sent_at = sent_at - interval '1 hour';
    update public.catalog_state set changed_at = changed_at - interval '1 hour';
  `);
}
