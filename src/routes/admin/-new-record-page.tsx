import { NewRecordScreen } from '@/features/admin/components/new-record-screen.tsx';
import type { Texts } from '@/features/admin/machine/schema.ts';
import type { Resource } from '@/features/admin/machine/create-resource.ts';

/** A new record of one table; whoever adds a card needs none of its form. */
export function NewRecordPage(props: { resource: Resource; given: Texts }) {
  return <NewRecordScreen {...props} />;
}
