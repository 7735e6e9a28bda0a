import { CircleAlert, CircleCheck, CircleHelp, CircleX, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge.tsx';

type StandingBadgeProps = {
  tone: 'yes' | 'no' | 'warning' | 'unknown' | 'advice';
  children: ReactNode;
};

const looks = {
  yes: { tone: 'primary', icon: <CircleCheck aria-hidden /> },
  no: { tone: 'destructive', icon: <CircleX aria-hidden /> },
  warning: { tone: 'caution', icon: <CircleAlert aria-hidden /> },
  unknown: { tone: 'neutral', icon: <CircleHelp aria-hidden /> },
  advice: { tone: 'outline', icon: <Info aria-hidden /> },
} as const;

/** An answer of the application rules: its color, its sign and its words say the same. */
export function StandingBadge({ tone, children }: StandingBadgeProps) {
  const look = looks[tone];
  return (
    <Badge tone={look.tone} className="whitespace-normal">
      {look.icon}
      {children}
    </Badge>
  );
}
