import { RotateCw } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import * as texts from '../texts.ts';

type ShopsMissingProps = { onRetry: () => void };

/** Said where shops were looked for and could not be read: what is not found may be one of them. */
export function ShopsMissing({ onRetry }: ShopsMissingProps) {
  return (
    <div
      role="alert"
      className="border-foreground flex flex-wrap items-center justify-between gap-3 border-t-2 py-3"
    >
      <div className="min-w-0">
        <p className="font-medium">{texts.theListOfShopsCouldnt}</p>
        <p className="text-muted-foreground text-sm">{texts.untilItIsThereOnly}</p>
      </div>
      <Button variant="outline" onClick={onRetry}>
        <RotateCw aria-hidden />
        {texts.tryAgain}
      </Button>
    </div>
  );
}
