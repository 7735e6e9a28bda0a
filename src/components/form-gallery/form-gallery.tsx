import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { SearchInput } from '@/components/search-input.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Combobox } from '@/components/ui/combobox.tsx';
import { Field } from '@/components/ui/field.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { Label } from '@/components/ui/label.tsx';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import {
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
} from '@/components/ui/select.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { GallerySection, MessageGallery } from './message-gallery.tsx';
import { PictureGallery } from './picture-gallery.tsx';

const variants = [
  ['primary', 'Primary'],
  ['outline', 'Outline'],
  ['secondary', 'Secondary'],
  ['ghost', 'Ghost'],
  ['destructive', 'Destructive'],
  ['link', 'Link'],
] as const;

function ButtonGallery() {
  const [isLoading, setLoading] = useState(false);
  return (
    <GallerySection title="Buttons">
      <div className="flex flex-wrap gap-2">
        {variants.map(([variant, label]) => (
          <Button key={variant} variant={variant}>
            {label}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm">Small</Button>
        <Button size="md">Medium</Button>
        <Button>Large</Button>
        <Button size="icon" aria-label="Add">
          <Plus aria-hidden />
        </Button>
        <Button size="icon-sm" variant="outline" aria-label="Add, small">
          <Plus aria-hidden />
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button isLoading={isLoading} onClick={() => setLoading(true)}>
          {isLoading ? 'Loading' : 'Load'}
        </Button>
        <Button variant="outline" disabled={!isLoading} onClick={() => setLoading(false)}>
          Stop
        </Button>
        <Button disabled>Disabled</Button>
      </div>
    </GallerySection>
  );
}

const longest = 10;

function TextGallery() {
  const [search, setSearch] = useState('');
  const [text, setText] = useState('');
  const error = text.length > longest ? `No more than ${longest} letters.` : undefined;
  return (
    <GallerySection title="Text">
      <InputField label="Empty" placeholder="An example" autoComplete="off" />
      <InputField
        label="Filled"
        hint="A hint says what is expected."
        defaultValue="Sapphire Preferred"
        autoComplete="off"
      />
      <InputField
        label="Wrong"
        error="Enter an amount such as 1,250."
        defaultValue="12x"
        autoComplete="off"
      />
      <InputField label="Disabled" defaultValue="Not to be changed" disabled />
      <InputField label="Date" type="date" defaultValue="2026-03-14" />
      <InputField
        label="Checked while typing"
        hint={`${text.length} of ${longest}`}
        error={error}
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <Field label="Several lines">
        {(control) => <Textarea {...control} defaultValue={'First line\nSecond line'} />}
      </Field>
      <div className="grid gap-1.5">
        <SearchInput label="Search the gallery" value={search} onValueChange={setSearch} />
        <p role="status" className="text-muted-foreground text-sm">
          {search === '' ? 'Nothing is searched for.' : `Searched for “${search}”.`}
        </p>
      </div>
    </GallerySection>
  );
}

const radios = ['First', 'Second', 'Third'] as const;

function ChoiceGallery() {
  const id = useId();
  return (
    <GallerySection title="Choices">
      <fieldset className="grid gap-3">
        <legend className="pb-2 text-sm font-medium">Boxes to tick</legend>
        <Label className="min-h-6">
          <Checkbox /> Off
        </Label>
        <Label className="min-h-6">
          <Checkbox defaultChecked /> On
        </Label>
        <Label className="min-h-6">
          <Checkbox defaultChecked="indeterminate" /> Partly
        </Label>
        <Label className="min-h-6">
          <Checkbox disabled defaultChecked /> On, disabled
        </Label>
      </fieldset>
      <fieldset className="grid gap-3">
        <legend className="pb-2 text-sm font-medium">Switches</legend>
        <Label className="min-h-6">
          <Switch /> Switched off
        </Label>
        <Label className="min-h-6">
          <Switch defaultChecked /> Switched on
        </Label>
        <Label className="min-h-6">
          <Switch disabled /> Switched off, disabled
        </Label>
      </fieldset>
      <RadioGroup aria-label="One of three" defaultValue="Second" className="gap-3">
        {radios.map((name) => (
          <Label key={name} htmlFor={`${id}-${name}`} className="min-h-6">
            <RadioGroupItem id={`${id}-${name}`} value={name} disabled={name === 'Third'} />
            {name === 'Third' ? 'Third, disabled' : name}
          </Label>
        ))}
      </RadioGroup>
    </GallerySection>
  );
}

const options = [
  { value: 'travel', label: 'Travel' },
  { value: 'cash', label: 'Cash', keywords: 'statement credit' },
  { value: 'gift', label: 'Gift cards' },
] as const;

function SelectGallery() {
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

export function FormGallery() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextGallery />
      <SelectGallery />
      <ChoiceGallery />
      <ButtonGallery />
      <MessageGallery />
      <PictureGallery />
    </div>
  );
}
