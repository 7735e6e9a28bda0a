import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OnNeed } from '@/components/on-need.tsx';
import { OwnValueBadge } from '@/components/own-value-badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { CreditTerms } from '@/components/credit-share.ts';
import { createPart } from '@/lib/part.ts';
import { currentUserEdits } from '../mutations.ts';
import { currentUserQuery } from '../queries.ts';

const ownValueDialog = createPart(
  async () => (await import('@/components/own-value-dialog.tsx')).OwnValueDialog,
);

type OwnCreditValueProps = {
  credit: CreditTerms & {
    readonly id: number;
    readonly name: string;
    readonly source_url: string | null;
    readonly verified_on: string | null;
    readonly benefits: { readonly kind: string };
  };
};

export function OwnCreditValue({ credit }: OwnCreditValueProps) {
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const update = useMutation(currentUserEdits.updateBenefitCustomValues);
  const [isEditing, setEditing] = useState(false);
  const own = user.benefitCustomValues.find(({ id }) => id === credit.id);
  return (
    <span className="flex flex-wrap items-center gap-2 pt-1">
      <OwnValueBadge own={own} />
      <Button
        variant="outline"
        size="sm"
        aria-label={`My own value of ${credit.name}`}
        onClick={() => setEditing(true)}
      >
        My own value
      </Button>
      <OnNeed
        part={ownValueDialog}
        shown={
          isEditing
            ? {
                credit,
                kind: credit.benefits.kind,
                source: { url: credit.source_url, verifiedOn: credit.verified_on },
                own,
                onClose: () => setEditing(false),
                onSave: (value) => {
                  const others = user.benefitCustomValues.filter(({ id }) => id !== credit.id);
                  update.mutate([...others, value]);
                },
              }
            : null
        }
      />
    </span>
  );
}
