import { UserPen } from 'lucide-react';
import { formatCentsPerPoint } from '@/lib/format.ts';

export type ValueOrigin = 'own' | 'default' | 'unused' | 'own_cash' | 'default_cash' | 'nothing';

/** Cents per point, and which value decided it. */
export type MyValue = { readonly centsPerPoint: number; readonly origin: ValueOrigin };

const originNames: Readonly<Record<ValueOrigin, string>> = {
  own: 'Your own value',
  default: 'Default value',
  unused: 'Its cash value, since you don’t use this program',
  own_cash: 'Your own cash value, since you set none for this use',
  default_cash: 'Default cash value, since none is known for this use',
  nothing: 'Nothing: we know of no way to turn it into money',
};

type ValueMarkProps = {
  value: MyValue;
  isExplained?: boolean;
};

export function ValueMark({ value, isExplained = false }: ValueMarkProps) {
  const isOwn = value.origin === 'own' || value.origin === 'own_cash';
  const isFallback = value.origin !== 'own' && value.origin !== 'default';
  return (
    <span
      className={isFallback ? 'text-muted-foreground whitespace-nowrap' : 'whitespace-nowrap'}
      title={originNames[value.origin]}
    >
      {isOwn && <UserPen aria-hidden className="text-primary mr-1 inline size-4 align-[-2px]" />}
      {formatCentsPerPoint(value.centsPerPoint)}
      {isExplained ? (
        <span className="text-muted-foreground block text-sm font-normal whitespace-normal">
          {originNames[value.origin]}
        </span>
      ) : (
        <span className="sr-only"> ({originNames[value.origin]})</span>
      )}
    </span>
  );
}
