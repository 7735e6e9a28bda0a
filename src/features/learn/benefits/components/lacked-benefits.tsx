import { useState } from 'react';
import { CardLink } from '@/components/card-link.tsx';
import { NameLink } from '@/components/name-link.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatAnnualFee, formatWholeDollars } from '@/lib/format.ts';
import type { LackedBenefit } from '../value-benefits.ts';

const title = 'What you lack and would use';
const shown = 5;

type LackedBenefitsProps = {
  lacked: readonly LackedBenefit[];
  issuerName: (companyId: number) => string;
};

/** Benefits that none of the member's cards gives, by their value to them, each with the cheapest card that does. */
export function LackedBenefits({ lacked, issuerName }: LackedBenefitsProps) {
  const [isOpen, setOpen] = useState(false);
  if (lacked.length === 0) return null;
  return (
    <section aria-labelledby="lacked-benefits" className="grid gap-1 pb-8">
      <h2 id="lacked-benefits" className="text-lg font-semibold">
        {title}
      </h2>
      <p className="text-muted-foreground max-w-prose text-sm">
        In a typical year: the share that is usually used, and no more than you spend on it. The
        card is the one with the lowest fee that you could have.
      </p>
      <ol aria-label={title} className="border-foreground divide-y border-t">
        {lacked.slice(0, isOpen ? undefined : shown).map(({ entry: { benefit }, way }) => (
          <li
            key={benefit.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 py-3 sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,1fr)] sm:items-center"
          >
            <div>
              <NameLink to="/app/benefits/$id" params={{ id: benefit.slug }}>
                {benefit.name}
              </NameLink>
              <p className="text-muted-foreground text-sm">{benefit.description}</p>
            </div>
            <div className="max-sm:order-last max-sm:col-span-2">
              <CardLink card={way.card} issuer={issuerName(way.card.company_id)}>
                {formatAnnualFee(way.card.annual_fee_cents)}
              </CardLink>
            </div>
            <p className="text-right">
              <span className="font-semibold">{formatWholeDollars(way.worthCents)}</span>
              <span className="text-muted-foreground block text-sm">a year</span>
            </p>
          </li>
        ))}
      </ol>
      {lacked.length > shown && (
        <Button
          variant="outline"
          aria-expanded={isOpen}
          className="mt-2 w-fit"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? `Show the first ${shown}` : `Show all ${lacked.length}`}
        </Button>
      )}
    </section>
  );
}
