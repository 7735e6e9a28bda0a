import type { WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import type { OpenChoice } from './rank-things.ts';

type HeldCardRow = {
  readonly memberCard: Pick<MemberCard, 'id' | 'nickname'>;
  readonly card: Pick<CardRow, 'name' | 'card_choices'>;
};

export function listOpenChoices(
  choices: WalletValue['choices'],
  entries: readonly HeldCardRow[],
): OpenChoice[] {
  return choices.flatMap(({ card: id, choice: slug, options, chosenBy }): OpenChoice[] => {
    const entry = entries.find(({ memberCard }) => memberCard.id === id);
    const row = entry?.card.card_choices.find((each) => each.slug === slug);
    if (!entry || row?.mode !== 'member_selected' || chosenBy === 'member') return [];
    const counted = new Set(options.map((option) => option.slug));
    return [
      {
        key: `choice ${id} ${slug}`,
        cardName: entry.memberCard.nickname ?? entry.card.name,
        choiceName: row.name,
        countedWith: row.card_choice_options
          .filter((option) => counted.has(option.slug))
          .map(({ name }) => name),
      },
    ];
  });
}
