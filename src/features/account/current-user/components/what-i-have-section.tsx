import type { CurrentUser } from '@contract/current-user.ts';
import { useMutation } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { Label } from '@/components/ui/label.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import type { CatalogRows } from '@/features/catalog/facts/schema.ts';
import { groupRequirements } from '../list-requirements.ts';
import { currentUserEdits } from '../mutations.ts';
import { CREDIT_QUESTION, CreditChoice } from './credit-choice.tsx';
import { ProfileSection } from './profile-section.tsx';
import { RequirementChoice } from './requirement-choice.tsx';

type WhatIHaveSectionProps = { user: CurrentUser; rows: CatalogRows };

export function WhatIHaveSection({ user, rows }: WhatIHaveSectionProps) {
  const id = useId();
  const groups = useMemo(() => groupRequirements(rows), [rows]);
  const saveHasBusiness = useMutation(currentUserEdits.updateHasBusiness);
  const saveCredit = useMutation(currentUserEdits.updateCreditLevel);
  const saveRequirements = useMutation(currentUserEdits.updateRequirements);
  return (
    <ProfileSection
      id="what-i-have"
      title="What I have"
      description="Some cards are only for members, customers or students. We’ll hide cards you can’t get, and list those that need better credit for later."
    >
      <div className="grid gap-5">
        <div className="flex items-center gap-3">
          <Switch
            id={id}
            checked={user.hasBusiness}
            onCheckedChange={(isOn) => saveHasBusiness.mutate(isOn)}
          />
          <Label htmlFor={id}>I have a business</Label>
        </div>
        <div className="grid gap-2">
          <h3 className="font-medium">{CREDIT_QUESTION}</h3>
          <CreditChoice value={user.creditLevel} onChange={(level) => saveCredit.mutate(level)} />
        </div>
        <RequirementChoice
          groups={groups}
          held={user.requirementsHeld}
          onChange={(held) => saveRequirements.mutate(held)}
          isFolded
        />
      </div>
    </ProfileSection>
  );
}
