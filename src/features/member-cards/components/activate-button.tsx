import { useMutation } from '@tanstack/react-query';
import { Button } from '@/components/ui/button.tsx';
import { dismissToast, toast } from '@/components/ui/toast-store.ts';
import type { Activation } from '@/domain/rewards/catalog/card.ts';
import { memberCardEdits } from '../mutations.ts';
import type { MemberCard } from '../schema.ts';

type ActivateButtonProps = {
  memberCard: MemberCard;
  cardName: string;
  activation: Activation;
};

/** Notes that the member has activated a card's rate for a period. */
export function ActivateButton({ memberCard, cardName, activation }: ActivateButtonProps) {
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
          const { choices: before } = memberCard;
          update.mutate({ base: { ...memberCard, choices }, values: { choices: before } });
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
