import { SelectField } from '@/components/ui/select-field.tsx';
import type { WalletLimits } from '@/domain/rewards/search/wallet-limits.ts';

type LimitChoices = {
  /** Cards in the wallet at most. */
  readonly size: number;
  readonly business: WalletLimits['businessCards'];
  /** Dollars of fees a year at most; absent is any. */
  readonly fees?: number | undefined;
};

type WalletLimitFieldsProps = {
  limits: LimitChoices;
  /** Cards that the member has already. */
  heldCount: number;
  /** If false, no business card is proposed. */
  hasBusiness: boolean;
  onChange: (next: Partial<LimitChoices>) => void;
};

const mostOffered = 8;

const businessChoices = [
  ['allowed', 'Allowed'],
  ['none', 'None'],
  ['only', 'Only these'],
] as const;

const feeChoices = [0, 100, 350, 700] as const;

export function WalletLimitFields(props: WalletLimitFieldsProps) {
  const { limits, heldCount, hasBusiness, onChange } = props;
  const most = Math.max(mostOffered, heldCount, limits.size);
  const sizes = Array.from({ length: most }, (_, index) => index + 1);
  return (
    <>
      <SelectField
        label="Cards at most"
        value={limits.size}
        onChange={(event) => onChange({ size: Number(event.target.value) })}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </SelectField>
      {hasBusiness && (
        <SelectField
          label="Business cards"
          value={limits.business}
          onChange={(event) => {
            const [business] =
              businessChoices.find(([choice]) => choice === event.target.value) ?? [];
            if (business) onChange({ business });
          }}
        >
          {businessChoices.map(([choice, label]) => (
            <option key={choice} value={choice}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label="Fees a year"
        value={limits.fees ?? ''}
        onChange={({ target: { value } }) =>
          onChange({ fees: value === '' ? undefined : Number(value) })
        }
      >
        <option value="">Any</option>
        {feeChoices.map((most) => (
          <option key={most} value={most}>
            {most === 0 ? 'No fees' : `Up to $${most}`}
          </option>
        ))}
      </SelectField>
    </>
  );
}
