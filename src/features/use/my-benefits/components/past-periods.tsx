import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent, DialogHead } from '@/components/ui/dialog.tsx';
import { calendarDate } from '@/domain/calendar.ts';
import { formatDateRange, getToday } from '@/lib/dates.ts';
import { formatCents } from '@/lib/format.ts';
import { listPastPeriods } from '../list-fees-back.ts';
import { loggedNow, type MyBenefit } from '../to-entries.ts';
import { useSetBenefitUse } from '../use-benefit-uses.ts';
import { UseAmount } from './use-amount.tsx';

type PastPeriodsProps = { entry: MyBenefit; onClose: () => void };

/** The last twelve months of a benefit, to log what was used of it then. */
export function PastPeriods({ entry, onClose }: PastPeriodsProps) {
  const setUse = useSetBenefitUse();
  const periods = listPastPeriods(entry, calendarDate(getToday()));
  const { row, measure } = entry;
  return (
    <Dialog open onClose={onClose}>
      <DialogContent>
        <DialogHead title={row.name}>
          {periods.length === 0
            ? `No period on ${entry.cardName} ended in the last 12 months.`
            : `Log what you used on ${entry.cardName} in the last 12 months.`}
        </DialogHead>
        <ul aria-label="Past periods" className="border-foreground divide-y border-t empty:hidden">
          {periods.map((past) => {
            const { period, usedCents: used, totalCents: total, lastDay } = past.status;
            const days = formatDateRange({ from: period.startsOn, to: lastDay ?? undefined }) ?? '';
            const words = measure === 'money' ? `Log ${formatCents(total - used)}` : 'Log it';
            const part = measure === 'money' ? formatCents : String;
            return (
              <li key={period.startsOn} className="flex flex-wrap items-center gap-2 py-2">
                <div className="min-w-40 flex-1">
                  <p>{days}</p>
                  <p className="text-muted-foreground text-sm">
                    {part(used)} of {part(total)} used
                  </p>
                </div>
                {used < total && (
                  <Button
                    variant="outline"
                    size="md"
                    aria-label={`${words}, ${days}`}
                    onClick={() => void setUse(past, total)}
                  >
                    {words}
                  </Button>
                )}
                {used > loggedNow(past) && (
                  <Button
                    variant="ghost"
                    size="md"
                    aria-label={`Nothing used, ${days}`}
                    onClick={() => void setUse(past, 0)}
                  >
                    Nothing used
                  </Button>
                )}
                {measure === 'money' && (
                  <UseAmount
                    name={`${row.name}, ${days}`}
                    label="Used in this period"
                    usedCents={used}
                    totalCents={total}
                    onSave={(cents) => void setUse(past, cents)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      </DialogContent>
    </Dialog>
  );
}
