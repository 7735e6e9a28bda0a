import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button.tsx';
import { dismissToast, toast } from '@/components/ui/toast-store.ts';
import type { Activation } from '@/domain/rewards/catalog/card.ts';
import { memberCardEdits } from '../mutations.ts';
import { memberCardsQuery } from '../queries.ts';
import type { MemberCard } from '../schema.ts';

type ActivateButtonProps = {
  memberCard: MemberCard;
  cardName: string;
  activation: Activation;
};

/** Notes that the member has activated a card's rate for a period. */
export function ActivateButton({ memberCard, cardName, activation }: ActivateButtonProps) {
  const client = useQueryClient();
  const update = useMutation(memberCardEdits.updating);
  const { key, period } = activation;
  const note = async () => {
    const choices = {
      ...memberCard.choices,
      [key]: [...(memberCard.choices[key] ?? []), period],
    };
    const said = toast({
      title: `Activated on ${cardName}`,
      action: {
        label: 'Undo',
        onPress: () => {
          const cards = client.getQueryData(memberCardsQuery().queryKey) ?? [];
          const base = cards.find(({ id }) => id === memberCard.id);
          if (!base) return;
          // Other choices of the card may have been made since.
          const left = (base.choices[key] ?? []).filter((each) => each !== period);
          update.mutate({ base, values: { choices: { ...base.choices, [key]: left } } });
        },
      },
    });
    // The change reports its failure and rolls the card back.
    await update.mutateAsync({ base: memberCard, values: { choices } }).catch(() => {
      dismissToast(said);
    });
  };
  return (
    <Button
      variant="outline"
      size="md"
      className="max-sm:min-h-11"
      aria-label={`I activated it on ${cardName}`}
      onClick={() => void note()}
    >
      I activated it
    </Button>
  );
}
