import { useQuery } from '@tanstack/react-query';
import { DataList, DataListItem } from '@/components/data-list.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { Button } from '@/components/ui/button.tsx';
import { nameDevice } from '@/lib/name-device.ts';
import { formatDate, getToday } from '@/lib/dates.ts';
import { Label } from '@/components/ui/label.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { useSendTest, useTurnOnHere, useWithdrawDevice } from '../mutations.ts';
import { pushDevicesQuery, pushHereQuery } from '../queries.ts';
import type { PushDevice } from '../schema.ts';
import { obstacles } from '../words.ts';

const formatDay = (moment: string) => formatDate(getToday(new Date(moment)));

function describeUse({ made_at: from, sent_at: last }: PushDevice): string {
  const sent = last === null ? 'nothing sent yet' : `last sent to on ${formatDay(last)}`;
  return `On since ${formatDay(from)}, ${sent}`;
}

type ThisDeviceProps = {
  memberId: string;
  /** This browser as registered with the server. */
  device: PushDevice | undefined;
};

function ThisDevice({ memberId, device }: ThisDeviceProps) {
  const { data: here } = useQuery(pushHereQuery());
  const turnOn = useTurnOnHere(memberId);
  const withdraw = useWithdrawDevice(memberId);
  if (here === undefined) return <Skeleton className="h-12" />;
  if (here.support !== 'ready') {
    return (
      <div className="grid gap-1">
        <p className="font-medium">
          {here.support === 'denied'
            ? 'Notifications are blocked'
            : 'No notifications on this device'}
        </p>
        <p className="text-muted-foreground text-sm">{obstacles[here.support]}</p>
      </div>
    );
  }
  const isOn = here.isSubscribed && device !== undefined;
  const isBusy = turnOn.isPending || withdraw.isPending;
  return (
    <div className="flex items-start gap-3">
      <Switch
        id="push-here"
        checked={isBusy ? !isOn : isOn}
        disabled={isBusy}
        aria-describedby="push-here-note"
        onCheckedChange={(isWanted) => {
          if (isWanted) turnOn.mutate();
          else withdraw.mutate({ id: device?.id ?? null, isHere: true });
        }}
      />
      <div className="grid gap-1">
        <Label htmlFor="push-here">Remind me on this device</Label>
        <p id="push-here-note" className="text-muted-foreground text-sm">
          Your browser asks whether we may. It ends when you sign out here. What is sent is
          encrypted: the push service can’t read it.
        </p>
      </div>
    </div>
  );
}

const labels = { push: 'Send a test push', mail: 'Send a test email' };

export function TestButton({ channel }: { channel: keyof typeof labels }) {
  const test = useSendTest();
  return (
    <div>
      <Button variant="outline" isLoading={test.isPending} onClick={() => test.mutate(channel)}>
        {labels[channel]}
      </Button>
    </div>
  );
}

export function DevicesSection({ memberId }: { memberId: string }) {
  const query = useQuery(pushDevicesQuery(memberId));
  const withdraw = useWithdrawDevice(memberId);
  if (query.isPending) return <ListSkeleton label="Loading your devices" rows={1} />;
  if (query.isLoadingError) {
    return <ErrorState title="Your devices could not be loaded" query={query} />;
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
