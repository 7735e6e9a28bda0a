import type { CurrentUser } from '@contract/current-user.ts';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { Label } from '@/components/ui/label.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { currentUserEdits } from '../mutations.ts';
import { ProfileSection } from './profile-section.tsx';

export function ExpectedQuartersSection({ user }: { user: CurrentUser }) {
  const id = useId();
  const update = useMutation(currentUserEdits.updateExpectedQuarters);
  return (
    <ProfileSection
      title="Rotating quarters"
      description="Cards with rotating categories announce a quarter shortly before it begins. Until then, the same quarter of last year is used instead, marked as expected."
    >
      <div className="flex items-center gap-3">
        <Switch
          id={id}
          checked={user.showsExpectedQuarters}
          onCheckedChange={(isOn) => update.mutate(isOn)}
        />
        <Label htmlFor={id}>Count expected rotating quarters</Label>
      </div>
    </ProfileSection>
  );
}
