import type { ToastInput } from '@/components/ui/toast-store.ts';
import { formatCount } from '@/lib/format.ts';
import type { RestoreOutcome } from './mutations.ts';

const reasons: Readonly<Record<string, string>> = {
  reference: 'Something it refers to no longer exists. Restore that first.',
  duplicate: 'Something else has taken its place meanwhile.',
};

export function describeRestore(outcome: RestoreOutcome): ToastInput {
  switch (outcome.kind) {
    case 'restored':
      return {
        title: 'Restored',
        tone: 'success',
        ...(outcome.rows > 1 && {
          description: `${formatCount(outcome.rows, 'row')} came back.`,
        }),
      };
    case 'conflict':
      return {
        title: 'Not restored',
        description: 'Somebody else changed it in the meantime. Look at it again first.',
        tone: 'error',
      };
    case 'nothing':
      return {
        title: 'Not restored',
        description: 'There was nothing before this.',
        tone: 'error',
      };
    case 'invalid':
      return {
        title: 'Not restored',
        description: reasons[outcome.reason] ?? 'The database refuses this version now.',
        tone: 'error',
      };
  }
}
