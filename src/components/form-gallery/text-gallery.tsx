import { useState } from 'react';
import { SearchInput } from '@/components/search-input.tsx';
import { Field } from '@/components/ui/field.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { GallerySection } from './gallery-section.tsx';

const longest = 10;

export function TextGallery() {
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
