import { ExternalLink } from 'lucide-react';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { formatDate } from '@/lib/dates.ts';
import { describeReferral } from '../describe-referral.ts';
import { parseConfidence } from '../parse-names.ts';
import type { Bonus } from '../split-bonuses.ts';
import * as texts from '../texts.ts';

type ReferralLineProps = { bonus: Bonus; cardName: string; unit: string };

/** What whoever refers somebody to the card gets, with where and when that was read; nothing where nobody says. */
export function ReferralLine({ bonus, cardName, unit }: ReferralLineProps) {
  const { referral_points: points, referral_source_url: url, referral_verified_on: day } = bonus;
  if (points === null || url === null || day === null) return null;
  const checked = texts.checkedOn(formatDate(day));
  return (
    <p className="mt-0.5 text-sm">
      {describeReferral(points, unit)}
      <span className="text-muted-foreground">{' · '}</span>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-label={texts.sourceOf(texts.theReferralTo(cardName), checked)}
        className="text-muted-foreground hover:text-foreground inline-flex min-h-6 items-center gap-1 underline-offset-2 hover:underline"
      >
        {checked}
        <ExternalLink aria-hidden className="size-3.5" />
      </a>{' '}
      <ConfidenceMark
        confidence={parseConfidence(bonus.referral_confidence ?? '')}
        subject={texts.thisReferral}
      />
    </p>
  );
}
