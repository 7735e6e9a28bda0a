import { use } from 'react';
import { type Confidence, ConfidenceMark } from '@/components/confidence-mark.tsx';
import { type CardNeed, OwnFactsContext } from '@/components/card-needs-context.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { formatCents } from '@/lib/format.ts';

/** `Needs: Costco membership ($65 a year)`. */
function describeNeed({ kind, name, annual_cost_cents: cost }: CardNeed): string {
  if (kind === 'invitation') return 'By invitation only';
  if (kind === 'business') return 'Needs: a business';
  return `Needs: ${name}${cost > 0 ? ` (${formatCents(cost)} a year)` : ''}`;
}

type CardNeedsProps = {
  needs: readonly (CardNeed & { readonly confidence: Confidence })[];
};

/** What a card asks for, on its own page; a member says there that they have it, or have it no more. */
export function CardNeeds({ needs }: CardNeedsProps) {
  const facts = use(OwnFactsContext);
  if (needs.length === 0) return null;
  return (
    <ul aria-label="What it needs" className="grid gap-1">
      {needs.map((need) => {
        const has = facts?.has(need) ?? false;
        return (
          <li key={need.slug} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <Badge tone={facts && !has ? 'caution' : 'neutral'}>{describeNeed(need)}</Badge>
            <ConfidenceMark confidence={need.confidence} subject="what it needs" isCompact />
            {facts && need.kind !== 'invitation' && (
              <Button
                variant="outline"
                size="sm"
                aria-pressed={has}
                aria-label={`I have this: ${need.name}`}
                onClick={() => {
                  facts.setHas(need, !has);
                }}
                className="aria-pressed:border-primary aria-pressed:bg-primary-soft"
              >
                I have this
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

type ListedNeedsProps = {
  card: {
    readonly is_business: boolean;
    readonly credit_card_requirements: readonly { readonly requirement_id: number }[];
  };
};

/** In a list: what the member does not have of what a card asks for, and how to say that they do. */
export function ListedNeeds({ card }: ListedNeedsProps) {
  const facts = use(OwnFactsContext);
  if (!facts) return null;
  const missing = card.credit_card_requirements
    .flatMap(({ requirement_id: id }) => facts.needs.get(id) ?? [])
    // A business card is marked as one.
    .filter((need) => !facts.has(need) && !(need.kind === 'business' && card.is_business));
  return missing.map((need) => (
    <span key={need.slug} className="inline-flex flex-wrap items-center gap-1">
      <Badge tone="caution" className="whitespace-normal">
        {describeNeed(need)}
      </Badge>
      {need.kind !== 'invitation' && (
        <Button
          variant="link"
          size="sm"
          className="px-0"
          aria-label={`I have this: ${need.name}`}
          onClick={() => {
            facts.setHas(need, true);
            toast({
              title: `You have: ${need.name}`,
              description: 'Kept in your profile, and counted for every card.',
              action: {
                label: 'Undo',
                onPress: () => {
                  facts.setHas(need, false);
                },
              },
            });
          }}
        >
          I have this
        </Button>
      )}
    </span>
  ));
}
