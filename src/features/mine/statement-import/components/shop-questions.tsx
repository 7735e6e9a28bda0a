import { type ReactNode, useState } from 'react';
import { formatCount, formatExactCents } from '@/lib/format.ts';
import { listQuestions } from '../group-merchants.ts';
import type { Decisions, MerchantGroup } from '../schema.ts';

type ShopQuestionsProps = {
  merchants: readonly MerchantGroup[];
  decisions: Decisions;
  renderReading: (merchant: MerchantGroup) => ReactNode;
};

/** Open questions at a time. */
const MOST = 10;

/** Asks about shops whose name leaves two readings; without an answer the likely one counts. */
export function ShopQuestions({ merchants, decisions, renderReading }: ShopQuestionsProps) {
  // Answers of this visit stay in sight.
  const [before] = useState(decisions);
  const questions = listQuestions(merchants).filter(
    ({ correction }) => correction === null || !Object.hasOwn(before, correction),
  );
  if (questions.length === 0) return null;
  const answered = questions.filter(({ correction }) => correction !== null).length;
  return (
    <section aria-label="Which kind of shop?" className="grid min-w-0 gap-3">
      <div>
        <h2 className="text-lg font-semibold">Which kind of shop?</h2>
        <p className="text-muted-foreground text-sm">
          Each of these names could mean two kinds of shop. The marked kind counts unless you choose
          the other. We remember your choice on all of your devices.
        </p>
      </div>
      <ul aria-label="Shops to choose for" className="border-foreground divide-y border-t">
        {questions.slice(0, MOST + answered).map((merchant) => (
          <li
            key={merchant.key}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-2.5"
          >
            <p className="truncate">
              <span className="font-medium">{merchant.key}</span>{' '}
              <span className="text-muted-foreground text-sm">
                {formatCount(merchant.lines, 'line')}
              </span>
            </p>
            <p className="text-right">{formatExactCents(merchant.netCents)}</p>
            <div className="col-span-2">{renderReading(merchant)}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}
