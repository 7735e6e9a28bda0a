import { useState } from 'react';
import { SearchInput } from '@/components/search-input.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { GallerySection } from './gallery-section.tsx';

const longest = 10;

export function TextGallery() {
  const [search, setSearch] = useState('');
  const [text, setText] = useState('');
  const error = text.length > longest ? `No more than ${longest} letters.` : undefined;
  return (
    <GallerySection title="Text">
      <Field label="Empty">
        {(control) => <Input {...control} placeholder="An example" autoComplete="off" />}
      </Field>
      <Field label="Filled" hint="A hint says what is expected.">
        {(control) => <Input {...control} defaultValue="Sapphire Preferred" autoComplete="off" />}
      </Field>
      <Field label="Wrong" error="Enter an amount such as 1,250.">
        {(control) => <Input {...control} defaultValue="12x" autoComplete="off" />}
      </Field>
      <Field label="Disabled">
        {(control) => <Input {...control} defaultValue="Not to be changed" disabled />}
      </Field>
      <Field label="Date">
        {(control) => <Input {...control} type="date" defaultValue="2026-03-14" />}
      </Field>
      <Field label="Checked while typing" hint={`${text.length} of ${longest}`} error={error}>
        {(control) => (
          <Input
            {...control}
            value={text}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
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
