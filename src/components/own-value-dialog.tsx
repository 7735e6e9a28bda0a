import { parseDollars } from '@/lib/parse-dollars.ts';
import type { BenefitCustomValue } from '@contract/custom-values.ts';
import { useId, useState } from 'react';
import { FormDialog } from '@/components/form-dialog.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { Label } from '@/components/ui/label.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import {
  type CreditTerms,
  describeShare,
  formatWorth,
  shareOf,
  yearlyFaceOf,
  type YearlyWorth,
} from './credit-share.ts';
import { formatDate } from '@/lib/dates.ts';

type ShareSource = { readonly url: string | null; readonly verifiedOn: string | null };

type OwnValueDialogProps = {
  credit: CreditTerms & { readonly id: number; readonly name: string };
  kind: string;
  /** Null until it is known. */
  source: ShareSource | null;
  own: BenefitCustomValue | undefined;
  onClose: () => void;
  onSave: (value: BenefitCustomValue) => void;
};

const ownValueUnits = ['percent', 'dollars', 'points'] as const;
type OwnValueUnit = (typeof ownValueUnits)[number];

/** The unit of a member's own value: as saved, else a share of the face value if there is one. */
export function unitOf(
  own: Pick<BenefitCustomValue, 'value' | 'isPointsValue'> | undefined,
  face: YearlyWorth | null,
): OwnValueUnit {
  if (own?.value == null) return face === null ? 'dollars' : 'percent';
  return own.isPointsValue ? 'points' : 'dollars';
}

/** Parses a typed yearly worth: null if the field is empty, undefined if it is invalid. */
export function parseOwnValue(
  text: string,
  unit: OwnValueUnit,
  face: YearlyWorth | null,
): YearlyWorth | null | undefined {
  if (text.trim() === '') return null;
  const number = parseDollars(text.replace(/%\s*$/u, ''));
  if (number === null) return undefined;
  switch (unit) {
    case 'dollars':
      return { amount: number, isPoints: false };
    case 'points':
      return { amount: Math.round(number / 100), isPoints: true };
    case 'percent':
      return face === null || number > 100_00 ? undefined : shareOf(face, number / 100);
  }
}

const unitNames: Readonly<Record<OwnValueUnit, string>> = {
  percent: 'Percent of face value',
  dollars: 'Dollars a year',
  points: 'Points of the card a year',
};

const refusals: Readonly<Record<OwnValueUnit, string>> = {
  percent: 'Enter a share from 0 to 100.',
  dollars: 'Enter an amount such as 150.',
  points: 'Enter points such as 10,000.',
};

function initialText(own: BenefitCustomValue | undefined): string {
  if (own?.value == null) return '';
  return String(own.isPointsValue ? own.value : own.value / 100);
}

function UsualShare({
  credit,
  kind,
  source,
}: Pick<OwnValueDialogProps, 'credit' | 'kind' | 'source'>) {
  const share = describeShare(credit, kind);
  if (share === null) return null;
  return (
    <p className="text-muted-foreground text-sm">
      {share}.
      {source && (
        <>
          {' '}
          {source.verifiedOn ? `Checked ${formatDate(source.verifiedOn)}` : 'Date of check unknown'}
          {source.url && (
            <>
              ,{' '}
              <a
                href={source.url}
                target="_blank"
                rel="noreferrer"
                className="hover:text-foreground underline underline-offset-2"
              >
                source
              </a>
            </>
          )}
          .
        </>
      )}
    </p>
  );
}

/** Sets a credit's worth to the member in place of the default: a share of its face value, or an amount. */
export function OwnValueDialog(props: OwnValueDialogProps) {
  const { credit, kind, source, own, onClose, onSave } = props;
  const face = yearlyFaceOf(credit);
  const [text, setText] = useState(initialText(own));
  const [unit, setUnit] = useState(unitOf(own, face));
  const [isHighValue, setHighValue] = useState(own?.isHighValue ?? false);
  const [error, setError] = useState<string>();
  const highId = useId();
  const parsed = parseOwnValue(text, unit, face);

  const save = () => {
    if (parsed === undefined) {
      setError(refusals[unit]);
      return;
    }
    const worth = parsed ?? { amount: null, isPoints: false };
    onSave({ id: credit.id, value: worth.amount, isPointsValue: worth.isPoints, isHighValue });
    onClose();
  };

  return (
    <FormDialog
      title={`What ${credit.name} is worth to me`}
      description="Replaces the usual value in every figure. Leave it empty to keep the usual value."
      notice={<UsualShare credit={credit} kind={kind} source={source} />}
      onSave={save}
      onClose={onClose}
      draftName={`own-value/${credit.id}`}
    >
      <div className="grid grid-cols-2 gap-3">
        <InputField
          label="Worth to me"
          error={error}
          hint={unit === 'percent' && face && parsed && `${formatWorth(parsed)} a year`}
          inputMode="decimal"
          placeholder={
            unit === 'percent' && credit.default_usage_percent !== null
              ? String(credit.default_usage_percent)
              : undefined
          }
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
        />
        <SelectField
          label="In"
          hint={face && `Face value: ${formatWorth(shareOf(face, 100))} a year`}
          value={unit}
          onChange={(event) => {
            setUnit(ownValueUnits.find((known) => known === event.target.value) ?? unit);
            setError(undefined);
          }}
        >
          {ownValueUnits
            .filter((each) => each !== 'percent' || face !== null)
            .map((each) => (
              <option key={each} value={each}>
                {unitNames[each]}
              </option>
            ))}
        </SelectField>
      </div>
      <div className="flex items-center gap-2">
        <Checkbox
          id={highId}
          checked={isHighValue}
          onCheckedChange={(checked) => setHighValue(checked === true)}
        />
        <Label htmlFor={highId}>I hold the card for this</Label>
      </div>
    </FormDialog>
  );
}
