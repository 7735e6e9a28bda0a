import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Label } from '@/components/ui/label.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import { WalletLimitFields } from '@/components/wallet-limit-fields.tsx';
import { type WalletSetupsSearch, walletSetupsSearchSchema } from '../schema.ts';
import * as texts from '../texts.ts';

type SearchControlsProps = {
  search: WalletSetupsSearch;
  heldCount: number;
  hasBusiness: boolean;
  onChange: (next: Partial<WalletSetupsSearch>) => void;
};

export function SearchControls({ search, heldCount, hasBusiness, onChange }: SearchControlsProps) {
  const { fields } = walletSetupsSearchSchema;
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <WalletLimitFields limits={search} hasBusiness={hasBusiness} onChange={onChange} />
        <Field label={texts.whichYear}>
          {(control) => (
            <NativeSelect
              {...control}
              value={search.year}
              onChange={(event) => {
                onChange({ year: fields.year(event.target.value) });
              }}
            >
              <option value="steady">{texts.everyYear}</option>
              <option value="first">{texts.firstYearWithBonuses}</option>
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
            {texts.keepAllOfMyCards(heldCount)}
          </Label>
        )}
        <Label className="min-h-8 font-normal">
          <Checkbox
            checked={search.low}
            onCheckedChange={(checked) => {
              onChange({ low: checked === true });
            }}
          />
          {texts.countFactsOfLowConfidence}
        </Label>
        <Label className="min-h-8 font-normal">
          <Checkbox
            checked={search.mine}
            onCheckedChange={(checked) => {
              onChange({ mine: checked === true });
            }}
          />
          {texts.onlyCardsIMayGet}
        </Label>
        {search.year === 'first' && (
          <Label className="min-h-8 font-normal">
            <Checkbox
              checked={search.old}
              onCheckedChange={(checked) => {
                onChange({ old: checked === true });
              }}
            />
            {texts.countOffersOlderThanA}
          </Label>
        )}
      </div>
    </div>
  );
}
