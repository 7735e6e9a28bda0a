import { useSuspenseQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { Button } from '@/components/ui/button.tsx';
import { describeBack } from '@/domain/card-offers/describe-card-offer.ts';
import type { OfferOnStatement } from '@/domain/card-offers/match-statement.ts';
import { toOffer } from '@/domain/card-offers/read-columns.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatExactCents } from '@/lib/format.ts';
import { cardOffersQuery } from '../tables.ts';
import { useOfferChanges } from '../use-offer-changes.ts';

function describePurchase({ boughtOn, boughtCents }: OfferOnStatement): string {
  if (boughtOn === null) return 'Bought before these statements.';
  const amount = boughtCents > 0 ? formatExactCents(boughtCents) : 'Used';
  return `${amount} on ${formatDate(boughtOn)}.`;
}

function describeState({ state, paidCents, paidOn, dueBy }: OfferOnStatement): string {
  switch (state) {
    case 'paid':
      return `${formatExactCents(paidCents)} came back${paidOn === null ? '' : ` on ${formatDate(paidOn)}`}.`;
    case 'unpaid':
      return `It did not pay by ${formatDate(dueBy)}, 90 days later. Ask your bank.`;
    case 'points':
      return 'Statements do not show points: look at your points.';
    case 'waiting':
      return `No credit yet: it can take until ${formatDate(dueBy)}.`;
  }
}

/** Offers that purchases on statements met; each can be marked as used. */
export function StatementOffers({ found }: { found: readonly OfferOnStatement[] }) {
  const { data: rows } = useSuspenseQuery(cardOffersQuery());
  const { markFound } = useOfferChanges();
  const listed = found.flatMap((met) => {
    const row = rows.find(({ id }) => id === met.id);
    return row ? [{ row, met }] : [];
  });
  if (listed.length === 0) return null;
  const paid = listed.filter(({ met }) => met.state === 'paid' && !met.isCounted);
  const mark = (some: typeof listed) => {
    // The pressed button disappears.
    document.getElementById('main')?.focus({ preventScroll: true });
    markFound(some);
  };
  return (
    <Section aria-label="Card offers in these statements">
      <SectionHeader>
        <SectionTitle>Card offers in these statements</SectionTitle>
      </SectionHeader>
      <SectionContent className="grid gap-3">
        <ul className="divide-y">
          {listed.map(({ row, met }) => (
            <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
              <p className="min-w-0 flex-1 basis-48">
                <span className="font-medium">
                  <span translate="no">{row.shop}</span>: {describeBack(toOffer(row).back)}
                </span>
                <span className="text-muted-foreground block text-sm">
                  {describePurchase(met)} {describeState(met)}
                </span>
              </p>
              {met.isCounted ? (
                <span className="text-positive flex items-center gap-1 text-sm">
                  <Check aria-hidden className="size-4" /> Counted
                </span>
              ) : (
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={`Mark the offer of ${row.shop} as used`}
                  onClick={() => mark([{ row, met }])}
                >
                  Mark as used
                </Button>
              )}
            </li>
          ))}
        </ul>
        {paid.length > 1 && (
          <Button className="justify-self-start" onClick={() => mark(paid)}>
            Mark all {paid.length} paid offers as used
          </Button>
        )}
      </SectionContent>
    </Section>
  );
}
