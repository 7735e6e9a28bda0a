import type { CurrentUser } from '@contract/current-user.ts';
import { useMutation } from '@tanstack/react-query';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import type { CatalogRows } from '@/features/catalog/facts/schema.ts';
import { formatPercent } from '@/lib/format.ts';
import type { PaymentCosts } from '@contract/preferences.ts';
import { currentUserEdits } from '../mutations.ts';
import { OwnValueInput } from './own-value-input.tsx';
import { ProfileSection } from './profile-section.tsx';

type PaymentCostsSectionProps = { user: CurrentUser; rows: CatalogRows };

type UsualCost = {
  readonly slug: string;
  readonly name: string;
  /** Usual fee for card payments, in percent. */
  readonly percent: number;
  readonly isUncertain: boolean;
};

/** Sub-categories that usually charge for card payments, or for which the member set a fee. */
export function listUsualCosts(
  rows: Pick<CatalogRows, 'categories' | 'spendingCosts'>,
  own: PaymentCosts,
): readonly UsualCost[] {
  const usual = rows.spendingCosts.filter((cost) => cost.credit_card_id === null);
  return rows.categories.flatMap((category) =>
    category.sub_categories.flatMap((sub) => {
      const cost =
        usual.find(({ sub_category_id: id }) => id === sub.id) ??
        usual.find(({ category_id: id }) => id === category.id);
      const percent = cost?.percent ?? 0;
      if (percent === 0 && own[sub.slug] === undefined) return [];
      return [{ slug: sub.slug, name: sub.name, percent, isUncertain: cost?.confidence === 'low' }];
    }),
  );
}

export function PaymentCostsSection({ user, rows }: PaymentCostsSectionProps) {
  const update = useMutation(currentUserEdits.updatePaymentCosts);
  const change = (slug: string, percent: number | null) => {
    const others = Object.entries(user.paymentCosts).filter(([known]) => known !== slug);
    update.mutate(Object.fromEntries(percent === null ? others : [...others, [slug, percent]]));
  };
  return (
    <ProfileSection
      title="What paying by card costs me"
      description="As a percent of what you pay. Gray figures are the usual charges. If your landlord takes cards for free, enter 0; an empty field goes back to the usual charge."
    >
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {listUsualCosts(rows, user.paymentCosts).map(({ slug, name, percent, isUncertain }) => (
          <li key={slug} className="flex items-center justify-between gap-3">
            <div className="min-w-0">
              <p className="font-medium">
                {name}{' '}
                {isUncertain && (
                  <ConfidenceMark
                    confidence="low"
                    subject={`what paying ${name} by card usually costs`}
                    isCompact
                  />
                )}
              </p>
              <p className="text-muted-foreground text-sm">Usually {formatPercent(percent)}</p>
            </div>
            <OwnValueInput
              label={`What paying ${name} by card costs me, percent`}
              unit="percent"
              published={percent}
              value={user.paymentCosts[slug] ?? null}
              onChange={(own) => change(slug, own)}
            />
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}
