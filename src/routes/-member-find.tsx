import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { FindDialog } from '@/features/home/find/components/find-dialog.tsx';
import { MemberFindBox } from '@/features/home/find/components/member-find-box.tsx';
import type { FindEntry } from '@/features/home/find/schema.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { LogCredit } from './-log-credit.tsx';
import { useFindCommands } from './-use-find-commands.ts';

const ShopLine = lazyNamed(() => import('./-shop-line.tsx'), 'ShopLine');

const noAnswer = () => (
  <span className="text-muted-foreground">Its best card is not available right now.</span>
);

function renderAnswer({ subCategory }: FindEntry) {
  if (subCategory === undefined) return null;
  return (
    <CatchBoundary getResetKey={() => subCategory} errorComponent={noAnswer}>
      <Suspense fallback={<span className="text-muted-foreground">Your best card there …</span>}>
        <ShopLine subCategory={subCategory} />
      </Suspense>
    </CatchBoundary>
  );
}

/** The search over everything for a member: where to go, what to do, and what to pay with. */
export function MemberFind({ onClose }: { onClose: () => void }) {
  const [isLogging, setLogging] = useState(false);
  const commands = useFindCommands({
    onClose,
    onLogCredit: () => setLogging(true),
  });
  return (
    <FindDialog
      description="Pages, cards, shops, rules and commands. Arrow keys choose, Enter opens or does it."
      onClose={onClose}
    >
      {isLogging ? (
        <Suspense fallback={<ListSkeleton label="Loading your credits" />}>
          <LogCredit onClose={onClose} onBack={() => setLogging(false)} />
        </Suspense>
      ) : (
        <MemberFindBox commands={commands} onClose={onClose} renderAnswer={renderAnswer} />
      )}
    </FindDialog>
  );
}
