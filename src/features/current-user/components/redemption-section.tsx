import type { CurrentUser } from '@contract/current-user.ts';
import { ProfileSection } from './profile-section.tsx';
import { RedemptionChoice } from './redemption-choice.tsx';

const title = 'What you use points for';

export function RedemptionSection({ user }: { user: CurrentUser }) {
  return (
    <ProfileSection
      title={title}
      description="It decides what a point is worth to you. Where a system has no value for it, its cash value counts."
    >
      <RedemptionChoice value={user.redemptionPreference} label={title} />
      {user.redemptionPreference === null && (
        <p className="text-muted-foreground pt-3 text-sm">
          Until you choose, points are valued as travel.
        </p>
      )}
    </ProfileSection>
  );
}
