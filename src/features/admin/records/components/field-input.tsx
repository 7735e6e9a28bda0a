import { type Ref, Suspense } from 'react';
import { Field as LabeledField } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { lazyNamed } from '@/lib/lazy-named.ts';
import type { Field } from '@/lib/fields/field.ts';
import { joinDates, splitDates } from '@/lib/fields/date-range-fields.ts';
import { RelationInput } from './relation-input.tsx';

type DatesInputProps = {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
};

function DatesInput({ id, label, value, onChange, ...props }: DatesInputProps) {
  const { from, to } = splitDates(value);
  return (
    <div role="group" aria-label={label} className="flex items-center gap-2">
      <Input
        {...props}
        id={id}
        type="date"
        aria-label={`${label}: first day`}
        value={from}
        onChange={(event) => onChange(joinDates(event.target.value, to))}
      />
      <span aria-hidden>–</span>
      <Input
        {...props}
        type="date"
        aria-label={`${label}: last day`}
        value={to}
        onChange={(event) => onChange(joinDates(from, event.target.value))}
      />
    </div>
  );
}

/** The parser comes with the first article that is edited. */
const MarkdownEditor = lazyNamed(
  () => import('@/components/content/markdown-editor.tsx'),
  'MarkdownEditor',
);

type FieldInputProps = {
  field: Field;
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement & HTMLButtonElement>;
  within?: string | undefined;
};

export function FieldInput(props: FieldInputProps) {
  const { field, value, onValueChange, onBlur, name = field.name, error, inputRef, within } = props;
  const text = {
    name,
    value,
    ref: inputRef,
    onChange: (event: { target: { value: string } }) => {
      onValueChange(event.target.value);
    },
    ...(onBlur && { onBlur }),
  };
  return (
    <LabeledField
      label={
        <>
          {field.label}
          {field.isRequired && field.kind !== 'flag' && (
            <span aria-hidden className="text-muted-foreground">
              *
            </span>
          )}
        </>
      }
      hint={field.hint}
      error={error}
      className={
        ['lines', 'markdown', 'amounts', 'dates'].includes(field.kind)
          ? 'sm:col-span-2'
          : 'content-start'
      }
    >
      {(props) => {
        switch (field.kind) {
          case 'lines':
            return <Textarea {...props} {...text} rows={5} />;
          case 'markdown':
            return (
              <Suspense fallback={<Textarea {...props} {...text} rows={12} />}>
                <MarkdownEditor
                  {...props}
                  name={name}
                  value={value}
                  onValueChange={onValueChange}
                  onBlur={onBlur}
                />
              </Suspense>
            );
          case 'amounts':
            return <Textarea {...props} {...text} rows={12} className="font-mono text-sm" />;
          case 'choice':
            return (
              <NativeSelect {...props} {...text}>
                <option value="">{field.isRequired ? 'Choose' : 'Not set'}</option>
                {field.options?.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </NativeSelect>
            );
          case 'flag':
            return (
              <Switch
                {...props}
                ref={inputRef}
                checked={value === 'true'}
                onCheckedChange={(isOn) => onValueChange(String(isOn))}
              />
            );
          case 'relation':
            return field.relation ? (
              <RelationInput
                id={props.id}
                isInvalid={props['aria-invalid']}
                describedBy={props['aria-describedby']}
                label={field.label}
                relation={field.relation}
                value={value}
                onValueChange={onValueChange}
                emptyLabel={field.isRequired ? 'Choose' : 'None'}
                within={
                  field.relation.within !== undefined && within !== undefined && within !== ''
                    ? { column: field.relation.within, value: within }
                    : undefined
                }
              />
            ) : null;
          case 'dates':
            return (
              <DatesInput {...props} label={field.label} value={value} onChange={onValueChange} />
            );
          case 'date':
            return <Input {...props} {...text} type="date" />;
          case 'color':
            return (
              <div className="flex gap-2">
                <input
                  type="color"
                  aria-label={`Pick ${field.label}`}
                  value={/^#[0-9a-f]{6}$/.test(value) ? value : '#000000'}
                  onChange={text.onChange}
                  className="border-input bg-card h-10 w-12 rounded-md border p-1"
                />
                <Input {...props} {...text} spellCheck={false} />
              </div>
            );
          case 'money':
          case 'number':
          case 'points':
            return <Input {...props} {...text} inputMode="decimal" className="tabular-nums" />;
          case 'link':
            return <Input {...props} {...text} type="url" spellCheck={false} />;
          case 'text':
          case 'own-row':
          case 'moment':
          case 'json':
          case 'words':
            return <Input {...props} {...text} autoComplete="off" />;
        }
      }}
    </LabeledField>
  );
}
