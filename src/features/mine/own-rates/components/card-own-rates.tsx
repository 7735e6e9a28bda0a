import { useSuspenseQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import { formatRate } from '@/lib/format.ts';
import { askedOwnRate } from '@/lib/own-rate-store.ts';
import { describeDays, describeIssuerRate, isOn, listTargets } from '../list-own-rates.ts';
import { useRemoveOwnRate } from '../mutations.ts';

type CardOwnRatesProps = { card: { readonly id: number; readonly slug: string } };

export function CardOwnRates({ card }: CardOwnRatesProps) {
  const { inputs } = useHoldings();
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const remove = useRemoveOwnRate();
  const row = inputs.cardRowOf(card.slug);
  const system = inputs.rows.pointSystems.find(({ id }) => id === row.point_system_id);
  const unit = inputs.names.rateUnit(system?.slug ?? '');
  const targets = listTargets(inputs.rows).flatMap((group) => group.targets);
  const rates = user.spendingCategoriesCustomValues.flatMap((rate) => {
    const target = rate.creditCardId === card.id && targets.find((each) => isOn(rate, each));
    return target ? [{ rate, target }] : [];
  });
  return (
    <div className="grid justify-items-start gap-2">
      {rates.length > 0 && (
        <>
          <h3 className="font-medium">My own rates</h3>
          <ul aria-label="My own rates" className="w-full divide-y rounded-md border">
            {rates.map(({ rate, target }) => {
              const issuer = describeIssuerRate(inputs, card.slug, target, unit);
              const days = describeDays(rate);
              return (
                <li key={rate.id} className="flex items-center gap-3 py-2 pr-1 pl-3">
                  <span className="text-lg leading-6 font-semibold">
                    {formatRate(rate.rate, unit)}
                  </span>
                  <span className="min-w-0 flex-1">
                    {target.name}
                    <span className="text-muted-foreground block text-sm">
                      {[
                        issuer === null ? 'Yours' : `Yours; the issuer’s is ${issuer}`,
                        ...(days ? [days] : []),
                      ].join(' · ')}
                    </span>
                  </span>
                  <span className="flex shrink-0">
                    <Button
                      variant="ghost"
                      size="icon"
                      aria-label={`Change my own rate on ${target.name}`}
                      onClick={() => {
                        const { kind, slug } = target;
                        askedOwnRate.set({ card: card.slug, target: { kind, slug } });
                      }}
                    >
                      <Pencil aria-hidden />
                    </Button>
                    <Button
                      variant="ghost"
                      size="icon"
                      aria-label={`Remove my own rate on ${target.name}`}
                      onClick={() => remove(rate)}
                    >
                      <Trash2 aria-hidden />
                    </Button>
                  </span>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <Button variant="outline" size="sm" onClick={() => askedOwnRate.set({ card: card.slug })}>
        <Plus aria-hidden />
        Set my own rate
      </Button>
    </div>
  );
}
