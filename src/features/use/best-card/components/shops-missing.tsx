import { RotateCw } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';

type ShopsMissingProps = { onRetry: () => void };

export function ShopsMissing({ onRetry }: ShopsMissingProps) {
  return (
    <div
      role="alert"
      className="border-foreground flex flex-wrap items-center justify-between gap-3 border-t-2 py-3"
    >
      <div className="min-w-0">
        <p className="font-medium">The list of shops couldn’t be read</p>
        <p className="text-muted-foreground text-sm">
          Until it loads, you can only find categories, such as “dining”.
        </p>
      </div>
      <Button variant="outline" onClick={onRetry}>
        <RotateCw aria-hidden />
        Try again
      </Button>
    </div>
  );
}
