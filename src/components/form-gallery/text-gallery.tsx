import { useState } from 'react';
import { SearchInput } from '@/components/search-input.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { GallerySection } from './gallery-section.tsx';
import * as texts from './texts.ts';

const longest = 10;

/** Text fields: empty, filled, with a hint, wrong, disabled, and one that checks what is typed. */
export function TextGallery() {
  const [search, setSearch] = useState('');
  const [text, setText] = useState('');
  const error = text.length > longest ? texts.noMoreThanLetters(longest) : undefined;
  return (
    <GallerySection title={texts.text}>
      <Field label={texts.empty}>
        {(control) => <Input {...control} placeholder={texts.anExample} autoComplete="off" />}
      </Field>
      <Field label={texts.filled} hint={texts.aHintSaysWhatIs}>
        {(control) => <Input {...control} defaultValue="Sapphire Preferred" autoComplete="off" />}
      </Field>
      <Field label={texts.wrong} error={texts.enterAnAmountSuchAs}>
        {(control) => <Input {...control} defaultValue="12x" autoComplete="off" />}
      </Field>
      <Field label={texts.disabled}>
        {(control) => <Input {...control} defaultValue="Not to be changed" disabled />}
      </Field>
      <Field label={texts.date}>
        {(control) => <Input {...control} type="date" defaultValue="2026-03-14" />}
      </Field>
      <Field
        label={texts.checkedWhileTyping}
        hint={texts.ofWord(text.length, longest)}
        error={error}
      >
        {(control) => (
          <Input
            {...control}
            value={text}
            autoComplete="off"
            onChange={(event) => {
              setText(event.target.value);
            }}
          />
        )}
      </Field>
      <Field label={texts.severalLines}>
        {(control) => <Textarea {...control} defaultValue={'First line\nSecond line'} />}
      </Field>
      <div className="grid gap-1.5">
        <SearchInput label={texts.searchTheGallery} value={search} onValueChange={setSearch} />
        <p role="status" className="text-muted-foreground text-sm">
          {search === '' ? texts.nothingIsSearchedFor : texts.searchedFor(search)}
        </p>
      </div>
    </GallerySection>
  );
}
