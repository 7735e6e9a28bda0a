import { Check } from 'lucide-react';
import { calendarDate } from '@/domain/calendar.ts';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { Button } from '@/components/ui/button.tsx';
import { dismissToast, toast } from '@/components/ui/toast-store.ts';
import type { StatementCredit } from '@/features/mine/statement-import/schema.ts';
import { formatDate, getToday } from '@/lib/dates.ts';
import { formatCount, formatExactCents } from '@/lib/format.ts';
import { findCredits, type FoundCredit } from '../find-credits.ts';
import { useMyBenefits } from '../queries.ts';
import { useSetBenefitUse } from '../use-benefit-uses.ts';

type StatementCreditsProps = { credits: readonly StatementCredit[] };

/** Credits on statements that benefits of held cards paid; each can be marked as used. */
export function StatementCredits({ credits }: StatementCreditsProps) {
  const benefits = useMyBenefits();
  const setUse = useSetBenefitUse();
  const found = findCredits(credits, benefits, calendarDate(getToday()));
  const open = found.filter(({ isCounted }) => !isCounted);
  const isCardMissing = credits.some(({ card }) => card === null);
  if (found.length === 0 && !isCardMissing) return null;

  const mark = async (some: readonly FoundCredit[]) => {
    const [first] = some;
    // The pressed button disappears.
    document.getElementById('main')?.focus({ preventScroll: true });
    const saving = Promise.all(some.map(({ entry, paidCents }) => setUse(entry, paidCents)));
    const said = toast({
      title:
        some.length === 1 && first
          ? `${first.entry.row.name} is marked`
          : `${formatCount(some.length, 'credit')} are marked`,
      action: {
        label: 'Undo',
        onPress: () => {
          for (const { entry } of some) {
            if (entry.status.kind === 'current') void setUse(entry, entry.status.usedCents);
          }
        },
      },
    });
    if (!(await saving).every(Boolean)) dismissToast(said);
  };

  return (
    <Section aria-label="Credits in these statements">
      <SectionHeader>
        <SectionTitle>Credits in these statements</SectionTitle>
      </SectionHeader>
      <SectionContent className="grid gap-3">
        {isCardMissing && (
          <p className="text-muted-foreground text-sm">
            Choose the card of each file above to mark its credits as used.
          </p>
        )}
        <ul className="divide-y">
          {found.map((credit) => (
            <li key={credit.key} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
              <p className="min-w-0 flex-1 basis-48">
                <span className="font-medium">{credit.entry.row.name}</span>
                <span className="text-muted-foreground block text-sm">
                  {formatExactCents(credit.paidCents)} on {formatDate(credit.lastPaidOn)},{' '}
                  {credit.entry.cardName}
                </span>
              </p>
              {credit.isCounted ? (
                <span className="text-positive flex items-center gap-1 text-sm">
                  <Check aria-hidden className="size-4" /> Counted
                </span>
              ) : (
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={`Mark ${credit.entry.row.name} as used`}
                  onClick={() => void mark([credit])}
                >
                  Mark as used
                </Button>
              )}
            </li>
          ))}
        </ul>
        {open.length > 1 && (
          <Button className="justify-self-start" onClick={() => void mark(open)}>
            Mark all {open.length} as used
          </Button>
        )}
      </SectionContent>
    </Section>
  );
}
