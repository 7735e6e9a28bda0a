import { Plus } from 'lucide-react';
import { useState } from 'react';
import { OnNeed } from '@/components/on-need.tsx';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import { useMemberInputs } from '@/features/mine/member-cards/queries.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import type { BonusTrackerRow } from '../schema.ts';
import { draftTracker } from '../to-trackers.ts';
import { trackerDialog } from '../create-tracker-dialog.ts';

type TrackCardProps = {
  memberCards: readonly MemberCard[];
  cards: readonly CardRow[];
  label?: string;
};

export function TrackCard({ memberCards, cards, label = 'Track a bonus' }: TrackCardProps) {
  const [draft, setDraft] = useState<{ name: string; row: BonusTrackerRow }>();
  const close = () => {
    setDraft(undefined);
  };
  const { creditShareOf } = useMemberInputs();
  const products = new Map(cards.map((card) => [card.id, card]));
  const nameOf = (memberCard: MemberCard) =>
    memberCard.nickname ?? products.get(memberCard.credit_card_id)?.name ?? 'this card';

  const begin = (memberCard: MemberCard) => {
    const offers = products.get(memberCard.credit_card_id)?.signup_bonuses ?? [];
    const [offer] = offers.filter(({ signup_bonus_tiers }) => signup_bonus_tiers.length > 0);
    setDraft({
      name: nameOf(memberCard),
      row: draftTracker(memberCard, offer ?? null, creditShareOf),
    });
  };

  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button>
            <Plus aria-hidden />
            {label}
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent
          align="end"
          className="max-h-[min(20rem,var(--radix-dropdown-menu-content-available-height))]"
        >
          {memberCards.map((memberCard) => (
            <DropdownMenuItem key={memberCard.id} onSelect={() => begin(memberCard)}>
              {nameOf(memberCard)}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
      <OnNeed
        part={trackerDialog}
        shown={
          draft
            ? {
                title: `Track the bonus of ${draft.name}`,
                tracker: draft.row,
                onClose: close,
                current: null,
              }
            : null
        }
      />
    </>
  );
}
