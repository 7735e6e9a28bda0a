import { RefreshCw } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';

type OutdatedNoticeProps = {
  isOutdated: boolean;
  isRefreshing: boolean;
  onRefresh: () => void;
};

/** Says that a list, whose rows are true one by one, may by now have others among them or another order. */
export function OutdatedNotice({ isOutdated, isRefreshing, onRefresh }: OutdatedNoticeProps) {
  return (
    <div role="status">
      {isOutdated && (
        <div className="bg-caution-soft flex flex-wrap items-center justify-between gap-2 rounded-md border px-3 py-1.5 text-sm">
          <span>
            Something was changed elsewhere: the order, or which rows belong here, may differ now.
          </span>
          <Button size="sm" variant="outline" isLoading={isRefreshing} onClick={onRefresh}>
            <RefreshCw aria-hidden />
            Refresh the list
          </Button>
        </div>
      )}
    </div>
  );
}
