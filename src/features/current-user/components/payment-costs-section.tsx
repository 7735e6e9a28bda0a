import type { CurrentUser } from '@contract/current-user.ts';
import { useMutation } from '@tanstack/react-query';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import type { CatalogueRows } from '@/features/catalogue/schema.ts';
import { formatPercent } from '@/lib/format.ts';
import { listUsualCosts } from '../list-payment-costs.ts';
import { currentUserEdits } from '../mutations.ts';
import * as texts from '../texts.ts';
import { OwnValueInput } from './own-value-input.tsx';
import { ProfileSection } from './profile-section.tsx';

type PaymentCostsSectionProps = { user: CurrentUser; rows: CatalogueRows };

/** What payees charge this member for taking a card; saved when a field is left. */
export function PaymentCostsSection({ user, rows }: PaymentCostsSectionProps) {
  const update = useMutation(currentUserEdits.updatePaymentCosts);
  const change = (slug: string, percent: number | null) => {
    const others = Object.entries(user.paymentCosts).filter(([known]) => known !== slug);
    update.mutate(Object.fromEntries(percent === null ? others : [...others, [slug, percent]]));
  };
  return (
    <ProfileSection title={texts.whatPayingByCardCosts} description={texts.inPercentOfWhatYou}>
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {listUsualCosts(rows, user.paymentCosts).map(({ slug, name, percent, isUncertain }) => (
          <li key={slug} className="flex items-center justify-between gap-3">
            <div className="min-w-0">
              <p className="font-medium">
                {name}{' '}
                {isUncertain && (
                  <ConfidenceMark
                    confidence="low"
                    subject={texts.whatPayingByCardUsually(name)}
                    isCompact
                  />
                )}
              </p>
              <p className="text-muted-foreground text-sm">
                {texts.usually(formatPercent(percent))}
              </p>
            </div>
            <OwnValueInput
              label={texts.whatPayingByCardCostsMe(name)}
              unit="percent"
              published={percent}
              value={user.paymentCosts[slug] ?? null}
              onChange={(own) => {
                change(slug, own);
              }}
            />
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}
