import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Label } from '@/components/ui/label.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import { type WalletSetupsSearch, walletSetupsSearchSchema } from '../schema.ts';

type SearchControlsProps = {
  search: WalletSetupsSearch;
  heldCount: number;
  onChange: (next: Partial<WalletSetupsSearch>) => void;
};

const sizes = [1, 2, 3, 4, 5, 6, 7, 8];

export function SearchControls({ search, heldCount, onChange }: SearchControlsProps) {
  const { fields } = walletSetupsSearchSchema;
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Field label="Cards at most">
          {(control) => (
            <NativeSelect
              {...control}
              value={search.size}
              onChange={(event) => {
                onChange({ size: Number(event.target.value) });
              }}
            >
              {sizes.map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label="Which year">
          {(control) => (
            <NativeSelect
              {...control}
              value={search.year}
              onChange={(event) => {
                onChange({ year: fields.year(event.target.value) });
              }}
            >
              <option value="steady">Every year</option>
              <option value="first">First year, with bonuses</option>
            </NativeSelect>
          )}
        </Field>
        <Field label="Business cards">
          {(control) => (
            <NativeSelect
              {...control}
              value={search.business}
              onChange={(event) => {
                onChange({ business: fields.business(event.target.value) });
              }}
            >
              <option value="allowed">Allowed</option>
              <option value="none">None</option>
              <option value="only">Only these</option>
            </NativeSelect>
          )}
        </Field>
        <Field label="Fees a year">
          {(control) => (
            <NativeSelect
              {...control}
              value={search.fees ?? ''}
              onChange={({ target: { value } }) => {
                onChange({ fees: value === '' ? undefined : Number(value) });
              }}
            >
              <option value="">Any</option>
              <option value="0">No fees</option>
              <option value="100">Up to $100</option>
              <option value="350">Up to $350</option>
              <option value="700">Up to $700</option>
            </NativeSelect>
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {heldCount > 0 && (
          <Label className="min-h-8 font-normal">
            <Checkbox
              checked={search.keep}
              onCheckedChange={(checked) => {
                onChange({ keep: checked === true });
              }}
            />
            Keep all {heldCount} of my cards
          </Label>
        )}
        <Label className="min-h-8 font-normal">
          <Checkbox
            checked={!search.low}
            onCheckedChange={(checked) => {
              onChange({ low: checked !== true });
            }}
          />
          Leave out low confidence
        </Label>
      </div>
    </div>
  );
}
