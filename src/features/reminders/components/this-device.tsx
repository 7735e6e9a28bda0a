import { useQuery } from '@tanstack/react-query';
import { Label } from '@/components/ui/label.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { useTurnOnHere, useWithdrawDevice } from '../mutations.ts';
import { pushHereQuery } from '../queries.ts';
import type { PushDevice } from '../schema.ts';
import { obstacles } from '../words.ts';

type ThisDeviceProps = {
  memberId: string;
  /** This browser as registered with the server. */
  device: PushDevice | undefined;
};

export function ThisDevice({ memberId, device }: ThisDeviceProps) {
  const { data: here } = useQuery(pushHereQuery());
  const turnOn = useTurnOnHere(memberId);
  const withdraw = useWithdrawDevice(memberId);
  if (here === undefined) return <Skeleton className="h-12" />;
  if (here.support !== 'ready') {
    return (
      <div className="grid gap-1">
        <p className="font-medium">This device can’t be reminded</p>
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
