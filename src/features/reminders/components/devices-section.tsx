import { useQuery } from '@tanstack/react-query';
import { DataList, DataListItem } from '@/components/data-list.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { Button } from '@/components/ui/button.tsx';
import { nameDevice } from '@/lib/name-device.ts';
import { formatDate, getToday } from '@/lib/dates.ts';
import { useWithdrawDevice } from '../mutations.ts';
import { pushDevicesQuery } from '../queries.ts';
import type { PushDevice } from '../schema.ts';
import { TestButton } from './test-button.tsx';
import { ThisDevice } from './this-device.tsx';

const formatDay = (moment: string) => formatDate(getToday(new Date(moment)));

function describeUse({ made_at: from, sent_at: last }: PushDevice): string {
  const sent = last === null ? 'nothing sent yet' : `last sent to on ${formatDay(last)}`;
  return `On since ${formatDay(from)}, ${sent}`;
}

export function DevicesSection({ memberId }: { memberId: string }) {
  const query = useQuery(pushDevicesQuery(memberId));
  const withdraw = useWithdrawDevice(memberId);
  if (query.isPending) return <ListSkeleton label="Loading your devices" rows={1} />;
  if (query.isLoadingError) {
    return (
      <ErrorState
        title="Your devices could not be loaded"
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  const others = query.data.filter((device) => !device.is_current);
  return (
    <div className="grid gap-4">
      <ThisDevice memberId={memberId} device={query.data.find((device) => device.is_current)} />
      {others.length > 0 && (
        <DataList aria-label="Other devices">
          {others.map((device) => (
            <DataListItem
              key={device.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
            >
              <div className="min-w-0">
                <h3 className="font-medium">{nameDevice(device.user_agent)}</h3>
                <p className="text-muted-foreground text-sm">{describeUse(device)}</p>
              </div>
              <Button
                variant="outline"
                size="sm"
                aria-label={`Turn off reminders on ${nameDevice(device.user_agent)}`}
                disabled={withdraw.isPending}
                isLoading={withdraw.isPending && withdraw.variables.id === device.id}
                onClick={() => withdraw.mutate({ id: device.id, isHere: false })}
              >
                Turn off
              </Button>
            </DataListItem>
          ))}
        </DataList>
      )}
      {query.data.length > 0 && <TestButton channel="push" />}
    </div>
  );
}
