import { use } from 'react';
import { type Confidence, ConfidenceMark } from '@/components/confidence-mark.tsx';
import { type CardNeed, OwnFactsContext } from '@/components/card-needs-context.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { asksForMore, CREDIT_LEVELS } from '@/domain/rewards/catalog/proposal.ts';
import { laterWith } from '@/lib/card-terms.ts';
import { formatCents } from '@/lib/format.ts';

/** `Costco membership ($65 a year)`. */
function nameNeed({ kind, name, annual_cost_cents: cost }: CardNeed): string {
  if (kind === 'business') return 'a business';
  return `${name}${cost > 0 ? ` (${formatCents(cost)} a year)` : ''}`;
}

/** Describes all requirements in one line: `Needs: Navy Federal membership and Security deposit`. */
function describeNeeds(needs: readonly CardNeed[]): string {
  const own = needs.filter(({ kind }) => kind !== 'invitation');
  return [
    ...(own.length < needs.length ? ['By invitation only'] : []),
    ...(own.length > 0 ? [`Needs: ${own.map(nameNeed).join(' and ')}`] : []),
  ].join('. ');
}

type CardNeedsProps = {
  needs: readonly (CardNeed & { readonly confidence: Confidence })[];
};

export function CardNeeds({ needs }: CardNeedsProps) {
  const facts = use(OwnFactsContext);
  if (needs.length === 0) return null;
  return (
    <ul aria-label="What it needs" className="grid gap-1">
      {needs.map((need) => {
        const has = facts?.has(need) ?? false;
        return (
          <li key={need.slug} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <Badge tone={facts && !has ? 'caution' : 'neutral'}>{describeNeeds([need])}</Badge>
            <ConfidenceMark confidence={need.confidence} subject="what it needs" isCompact />
            {facts && need.kind !== 'invitation' && (
              <Button
                variant="outline"
                size="sm"
                aria-pressed={has}
                aria-label={`I have this: ${need.name}`}
                onClick={() => facts.setHas([need], !has)}
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
    readonly opened_to_new: boolean;
    readonly credit_needed: string | null;
    readonly credit_card_requirements: readonly { readonly requirement_id: number }[];
  };
};

/** One mark in a list for what keeps the member from a card: requirements, with a way to confirm them, else credit. */
export function ListedNeeds({ card }: ListedNeedsProps) {
  const facts = use(OwnFactsContext);
  // A card closed to new applicants has its own mark, whatever it requires.
  if (!facts || !card.opened_to_new) return null;
  const missing = card.credit_card_requirements
    .flatMap(({ requirement_id: id }) => facts.needs.get(id) ?? [])
    // A business card is marked as one.
    .filter((need) => !facts.has(need) && !(need.kind === 'business' && card.is_business));
  if (missing.length === 0) {
    const needed = CREDIT_LEVELS.find((level) => level === card.credit_needed);
    return needed && asksForMore(needed, facts.credit) ? (
      <Badge tone="caution">{laterWith(needed)}</Badge>
    ) : null;
  }
  // An invitation is the issuer's to give.
  const own = missing.filter(({ kind }) => kind !== 'invitation');
  const names = own.map(({ name }) => name).join(' and ');
  const press = own.length > 1 ? 'I have these' : 'I have this';
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      <Badge tone="caution" className="shrink whitespace-normal">
        {describeNeeds(missing)}
      </Badge>
      {own.length > 0 && (
        <Button
          variant="link"
          size="sm"
          className="px-0"
          aria-label={`${press}: ${names}`}
          onClick={() => {
            facts.setHas(own, true);
            toast({
              title: `You have: ${names}`,
              description: 'Kept in your profile, and counted for every card.',
              action: {
                label: 'Undo',
                onPress: () => {
                  facts.setHas(own, false);
                },
              },
            });
          }}
        >
          {press}
        </Button>
      )}
    </span>
  );
}
