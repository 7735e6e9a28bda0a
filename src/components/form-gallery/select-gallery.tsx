import { useState } from 'react';
import { Combobox } from '@/components/ui/combobox.tsx';
import { Field } from '@/components/ui/field.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import {
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
} from '@/components/ui/select.tsx';
import { GallerySection } from './gallery-section.tsx';
import * as texts from './texts.ts';

const options = [
  { value: 'travel', label: texts.travel },
  { value: 'cash', label: texts.cash, keywords: texts.statementCredit },
  { value: 'gift', label: texts.giftCards },
] as const;

/** Choosing one of several: the platform's own list, ours, and one to search in. */
export function SelectGallery() {
  const [found, setFound] = useState<string>();
  return (
    <GallerySection title={texts.listsToChooseFrom}>
      <Field label={texts.platformsList}>
        {(control) => (
          <NativeSelect {...control} defaultValue="cash">
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label={texts.platformsListWrong} error={texts.chooseAnotherOne}>
        {(control) => (
          <NativeSelect {...control}>
            <option>{texts.travel}</option>
          </NativeSelect>
        )}
      </Field>
      <Field label={texts.platformsListDisabled}>
        {(control) => (
          <NativeSelect {...control} disabled>
            <option>{texts.travel}</option>
          </NativeSelect>
        )}
      </Field>
      <Field label={texts.ownList}>
        {(control) => (
          <Select>
            <SelectTrigger {...control}>
              <SelectValue placeholder={texts.choose} />
            </SelectTrigger>
            <SelectContent>
              {options.map(({ value, label }) => (
                <SelectItem key={value} value={value}>
                  {label}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
        )}
      </Field>
      <div className="grid gap-1.5">
        <span className="flex items-center gap-2 text-sm leading-5 font-medium">
          {texts.listToSearchIn}
        </span>
        <Combobox
          label={texts.listToSearchIn}
          options={options}
          value={found}
          onValueChange={setFound}
        />
      </div>
    </GallerySection>
  );
}
