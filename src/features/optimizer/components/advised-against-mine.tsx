import type { ComponentProps } from 'react';
import { useClosingAdvice } from '@/features/closing-advice/queries.ts';
import { AgainstMine } from './against-mine.tsx';

/** The comparison for a member, with cautions before a card of theirs is closed. */
export function AdvisedAgainstMine(props: Omit<ComponentProps<typeof AgainstMine>, 'adviseOn'>) {
  return <AgainstMine {...props} adviseOn={useClosingAdvice()} />;
}
