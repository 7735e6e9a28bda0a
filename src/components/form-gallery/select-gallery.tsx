import { useState } from 'react';
import { Combobox } from '@/components/ui/combobox.tsx';
import { Field } from '@/components/ui/field.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
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
      <SelectField label="Platform’s list" defaultValue="cash">
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField label="Platform’s list, wrong" error="Choose another one.">
        <option>Travel</option>
      </SelectField>
      <SelectField label="Platform’s list, disabled" disabled>
        <option>Travel</option>
      </SelectField>
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
