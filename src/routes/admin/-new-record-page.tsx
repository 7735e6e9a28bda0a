import { NewRecordScreen } from '@/features/admin/records/components/new-record-screen.tsx';
import type { Texts } from '@/lib/fields/field.ts';
import type { Resource } from '@/features/admin/records/machine/create-resource.ts';

/** Form for a new record of one table; adding a card does not load it. */
export function NewRecordPage(props: { resource: Resource; given: Texts }) {
  return <NewRecordScreen {...props} />;
}
