import { useState } from 'react';
import { ChoiceBox } from '@/features/home/find/components/choice-box.tsx';
import type { FindEntry } from '@/features/home/find/schema.ts';
import { listMyBenefits } from '@/features/use/my-benefits/list-my-benefits.ts';
import { useMyBenefits } from '@/features/use/my-benefits/queries.ts';
import { useMarkUsed } from '@/features/use/my-benefits/use-mark-used.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCents } from '@/lib/format.ts';

type LogCreditProps = { onClose: () => void; onBack: () => void };

/** Lists the unused amounts of the member's benefits, soonest to lapse first; choosing one marks it used. */
export function LogCredit({ onClose, onBack }: LogCreditProps) {
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
