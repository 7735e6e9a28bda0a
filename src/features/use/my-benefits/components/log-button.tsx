import { Button } from '@/components/ui/button.tsx';
import { formatCents } from '@/lib/format.ts';
import { type MyBenefit } from '../to-entries.ts';
import { useMarkUsed } from '../use-mark-used.ts';

export function LogButton({ entry }: { entry: MyBenefit }) {
  const markUsed = useMarkUsed();
  const { row, status, measure } = entry;
  if (status.kind !== 'current' || measure === 'standing' || status.leftCents === 0) return null;
  const words = measure === 'money' ? `Log ${formatCents(status.leftCents)}` : 'Log it';
  return (
    <Button
      variant="outline"
      size="md"
      className="max-sm:min-h-11"
      aria-label={`${words}: ${row.name} of ${entry.cardName} is used`}
      onClick={() => {
        // The button disappears once nothing is left.
        document.getElementById('main')?.focus({ preventScroll: true });
        void markUsed(entry);
      }}
    >
      {words}
    </Button>
  );
}
