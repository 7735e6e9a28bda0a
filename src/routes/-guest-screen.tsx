import { type ReactNode, useState } from 'react';
import { AMOUNTS } from '@/features/first-answer/read-amounts.ts';
import { amountsOf, keptAnswer } from '@/features/first-answer/carry-answer.ts';
import { GuestFrame } from '@/features/guest/components/guest-frame.tsx';

/** What the calculator is filled in with, for somebody who has not used it. */
const usual = Object.fromEntries(AMOUNTS.map(({ name, usual: dollars }) => [name, dollars]));

/** What a visitor told the calculator, around the screens that count with it. */
export function GuestScreen({ children }: { children: ReactNode }) {
  const [search] = useState(() => keptAnswer.get()?.search ?? usual);
  return (
    <GuestFrame search={search} amounts={amountsOf(search)}>
      {children}
    </GuestFrame>
  );
}
