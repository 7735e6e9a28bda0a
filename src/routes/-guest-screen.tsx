import { type ReactNode, useState } from 'react';
import { AMOUNTS } from '@/features/site/first-answer/read-amounts.ts';
import { amountsOf, keptAnswer } from '@/features/site/first-answer/carry-answer.ts';
import { GuestFrame } from '@/features/site/guest/components/guest-frame.tsx';

/** Default calculator amounts for a visitor who has not used it. */
const usual = Object.fromEntries(AMOUNTS.map(({ name, usual: dollars }) => [name, dollars]));

/** Provides a visitor's calculator answers to the screens inside. */
export function GuestScreen({ children }: { children: ReactNode }) {
  const [search] = useState(() => keptAnswer.get()?.search ?? usual);
  return (
    <GuestFrame search={search} amounts={amountsOf(search)}>
      {children}
    </GuestFrame>
  );
}
