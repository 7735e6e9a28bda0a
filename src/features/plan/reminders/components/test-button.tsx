import { Button } from '@/components/ui/button.tsx';
import { useSendTest } from '../mutations.ts';

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
