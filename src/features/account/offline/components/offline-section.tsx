import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { toast } from '@/components/ui/toast-store.ts';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { Label } from '@/components/ui/label.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { describeError } from '@/lib/describe-error.ts';
import { offlineChoice } from '@/lib/offline-choice.ts';
import { keepOffline, wipeOffline } from '@/lib/edits/offline.ts';
import { registerWorker, unregisterWorker } from '../start-service-worker.ts';

/** Off unless the member says so: the device may be shared. */
export function OfflineSection({ memberId }: { memberId: string }) {
  const client = useQueryClient();
  const isKept = useSyncExternalStore(offlineChoice.subscribe, offlineChoice.get) !== null;
  const [isBusy, setBusy] = useState(false);

  async function change(isWanted: boolean) {
    setBusy(true);
    try {
      if (isWanted) {
        keepOffline(client, memberId);
        await registerWorker();
      } else {
        await wipeOffline();
        await unregisterWorker();
      }
    } catch (error) {
      toast({ title: 'This device refused', description: describeError(error), tone: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Section aria-labelledby="offline-title">
      <SectionHeader>
        <SectionTitle id="offline-title">Without a network</SectionTitle>
      </SectionHeader>
      <SectionContent className="flex items-start gap-3">
        <Switch
          id="keep-offline"
          checked={isKept}
          disabled={isBusy}
          aria-describedby="keep-offline-note"
          onCheckedChange={(isWanted) => void change(isWanted)}
        />
        <div className="grid gap-1">
          <Label htmlFor="keep-offline">Keep what I see on this device</Label>
          <p id="keep-offline-note" className="text-muted-foreground text-sm">
            Your cards, best card and ranking then open without a network. Everything is wiped when
            you sign out. Leave it off on a device that others use.
          </p>
        </div>
      </SectionContent>
    </Section>
  );
}
