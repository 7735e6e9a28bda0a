import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { ChoiceBox } from '@/features/home/find/components/choice-box.tsx';
import { FindDialog } from '@/features/home/find/components/find-dialog.tsx';
import { MemberFindBox } from '@/features/home/find/components/member-find-box.tsx';
import type { FindEntry } from '@/features/home/find/schema.ts';
import { listMyBenefits } from '@/features/use/my-benefits/list-my-benefits.ts';
import { useMyBenefits } from '@/features/use/my-benefits/queries.ts';
import { useMarkUsed } from '@/features/use/my-benefits/use-mark-used.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCents } from '@/lib/format.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { useFindCommands } from './-use-find-commands.ts';

const ShopLine = lazyNamed(() => import('./-shop-line.tsx'), 'ShopLine');

type LogCreditProps = { onClose: () => void; onBack: () => void };

/** Lists the unused amounts of the member's benefits, soonest to lapse first; choosing one marks it used. */
function LogCredit({ onClose, onBack }: LogCreditProps) {
  const [text, setText] = useState('');
  const markUsed = useMarkUsed();
  const query = text.trim();
  const open = listMyBenefits(useMyBenefits(), query === '' ? {} : { q: query });
  const entries = open.flatMap((entry): FindEntry[] => {
    const { key, row, measure, status } = entry;
    if (status.kind !== 'current' || entry.unearnedCents > 0) return [];
    const left = measure === 'money' ? formatCents(status.leftCents) : String(status.leftCents);
    const until = status.lastDay === null ? '' : ` until ${formatDate(status.lastDay)}`;
    const run = () => {
      void markUsed(entry);
      onClose();
    };
    const note = `${left} left${until} · ${entry.cardName}`;
    return [{ id: key, kind: 'command', label: row.name, note, run }];
  });
  return (
    <ChoiceBox
      label="Which credit have you used?"
      placeholder="Which credit have you used?"
      text={text}
      onTextChange={setText}
      groups={entries.length > 0 ? [{ title: 'Left to use', entries }] : []}
      onChoose={({ run }) => run?.()}
      onBack={onBack}
      status={
        entries.length > 0
          ? `${entries.length} left to use`
          : query === ''
            ? 'Nothing is left to use right now.'
            : `No credit matches “${query}”.`
      }
    />
  );
}

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
      description="Pages, cards, shops, rules and commands. Use the arrow keys to choose, and Enter to open."
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
