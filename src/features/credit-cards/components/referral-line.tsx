import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { describeReferral } from '../describe-referral.ts';
import { parseConfidence } from '../parse-names.ts';
import type { Bonus } from '../split-bonuses.ts';
import { SourceLink } from './source-link.tsx';

type ReferralLineProps = { bonus: Bonus; cardName: string; unit: string };

/** The referrer's reward, with source and date; renders nothing if unknown. */
export function ReferralLine({ bonus, cardName, unit }: ReferralLineProps) {
  if (bonus.referral_points === null) return null;
  return (
    <p className="text-sm">
      {describeReferral(bonus.referral_points, unit)}{' '}
      <SourceLink
        url={bonus.referral_source_url}
        verifiedOn={bonus.referral_verified_on}
        fact={{ table: 'signup_bonuses', id: bonus.id, subject: `${cardName}: the referral` }}
      />{' '}
      <ConfidenceMark
        confidence={parseConfidence(bonus.referral_confidence ?? '')}
        subject="this referral"
      />
    </p>
  );
}
