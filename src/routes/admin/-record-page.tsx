import { RecordScreen } from '@/features/admin/components/record-screen.tsx';
import type { Resource } from '@/features/admin/machine/create-resource.ts';
import type { RecordTab } from '@/features/admin/schema.ts';

/** A record of one table; editing a card does not load it. */
export function RecordPage(props: { resource: Resource; id: number; tab: RecordTab }) {
  return <RecordScreen {...props} />;
}
