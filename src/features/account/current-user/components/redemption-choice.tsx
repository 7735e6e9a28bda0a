import type { RedemptionPreference } from '@contract/preferences.ts';
import { useMutation } from '@tanstack/react-query';
import { currentUserEdits } from '../mutations.ts';
import { redemptionChoices } from '../list-redemption-choices.ts';
import { ChoiceTiles } from './choice-tiles.tsx';

type RedemptionChoiceProps = { value: RedemptionPreference | null; label: string };

export function RedemptionChoice({ value, label }: RedemptionChoiceProps) {
  const update = useMutation(currentUserEdits.updateRedemptionPreference);
  return (
    <ChoiceTiles
      label={label}
      choices={redemptionChoices}
      value={value}
      onChange={(chosen) => update.mutate(chosen)}
      className="lg:grid-cols-4"
    />
  );
}
