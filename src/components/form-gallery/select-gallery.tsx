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

const options = [
  { value: 'travel', label: 'Travel' },
  { value: 'cash', label: 'Cash', keywords: 'statement credit' },
  { value: 'gift', label: 'Gift cards' },
] as const;

export function SelectGallery() {
  const [found, setFound] = useState<string>();
  return (
    <GallerySection title="Lists to choose from">
      <Field label="Platform’s list">
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
      <Field label="Platform’s list, wrong" error="Choose another one.">
        {(control) => (
          <NativeSelect {...control}>
            <option>Travel</option>
          </NativeSelect>
        )}
      </Field>
      <Field label="Platform’s list, disabled">
        {(control) => (
          <NativeSelect {...control} disabled>
            <option>Travel</option>
          </NativeSelect>
        )}
      </Field>
      <Field label="Own list">
        {(control) => (
          <Select>
            <SelectTrigger {...control}>
              <SelectValue placeholder="Choose" />
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
          List to search in
        </span>
        <Combobox
          label="List to search in"
          options={options}
          value={found}
          onValueChange={setFound}
        />
      </div>
    </GallerySection>
  );
}
