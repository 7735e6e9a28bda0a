import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { toast } from '@/components/ui/toast-store.ts';

/** Closes a form whose change waits for the network: the change already shows and is sent later. */
export function useCloseWhenWaiting({ isPaused }: { isPaused: boolean }, onClose: () => void) {
  const isWaiting = isPaused && !onlineManager.isOnline();
  const close = useEffectEvent(() => {
    toast({
      title: 'Changed here',
      description: 'It is sent when the network is back.',
    });
    onClose();
  });
  useEffect(() => {
    if (isWaiting) close();
  }, [isWaiting]);
}
