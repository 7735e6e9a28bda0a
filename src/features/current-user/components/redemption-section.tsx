import type { CurrentUser } from '@contract/current-user.ts';
import * as texts from '../texts.ts';
import { ProfileSection } from './profile-section.tsx';
import { RedemptionChoice } from './redemption-choice.tsx';

const title = texts.whatYouUsePointsFor;

export function RedemptionSection({ user }: { user: CurrentUser }) {
  return (
    <ProfileSection title={title} description={texts.itDecidesWhatAPointIs}>
      <RedemptionChoice value={user.redemptionPreference} label={title} />
      {user.redemptionPreference === null && (
        <p className="text-muted-foreground pt-3 text-sm">{texts.untilYouChoosePointsAre}</p>
      )}
    </ProfileSection>
  );
}
