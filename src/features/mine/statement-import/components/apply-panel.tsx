import { useState } from 'react';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import type { LargePurchase, StatementSummary } from '@/domain/statement/summarize-statement.ts';
import type { SpendingProfileRow } from '@/features/mine/annual-spending/schema.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';
import { type Amounts, type ApplyMode, planAmounts } from '../plan-amounts.ts';
import { AmountChanges } from './amount-changes.tsx';

/** Target of the amounts: a new or an existing profile. */
export type ApplyTarget =
  | { readonly kind: 'new'; readonly name: string }
  | { readonly kind: 'existing'; readonly profile: SpendingProfileRow };

type ApplyPanelProps = {
  summary: StatementSummary;
  profiles: readonly SpendingProfileRow[];
  subCategoryNames: ReadonlyMap<string, string>;
  onApply: (target: ApplyTarget, amounts: Amounts) => Promise<void>;
};

const NEW = 'new';
/** The catch-all sub-category for unsorted spending. */
const OTHER = 'other';
const longestName = 80;
/** Large purchases named one by one. */
const mostNamed = 20;

/** The profile before and after, with the button that applies the change. */
export function ApplyPanel({ summary, profiles, subCategoryNames, onApply }: ApplyPanelProps) {
  const [targetId, setTargetId] = useState(NEW);
  const [name, setName] = useState('From my statements');
  const [mode, setMode] = useState<ApplyMode>('update');
  const [keepsUnsorted, setKeepsUnsorted] = useState(true);
  const [countsLarge, setCountsLarge] = useState(true);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [isApplying, setApplying] = useState(false);
  const profile = profiles.find(({ id }) => id === targetId);
  const before = profile?.amounts ?? {};
  const unsortedInto = keepsUnsorted && subCategoryNames.has(OTHER) ? OTHER : null;
  const plan = { unsortedInto, countsLarge, mode: profile ? mode : ('replace' as const) };
  const proposed = planAmounts(summary, plan, before);
  const amounts = profile ? planAmounts(summary, { ...plan, kept }, before) : proposed;
  const nameError = profile === undefined && name.trim() === '' ? 'Give it a name.' : undefined;

  const describeLarge = ({ date, subCategory, amountCents }: LargePurchase) =>
    `${formatWholeDollars(amountCents)} of ${subCategoryNames.get(subCategory ?? OTHER) ?? 'Other'} on ${formatDate(date)}`;

  const apply = async () => {
    setApplying(true);
    const target: ApplyTarget = profile
      ? { kind: 'existing', profile }
      : { kind: 'new', name: name.trim() };
    await onApply(target, amounts);
    setApplying(false);
  };

  return (
    <Section aria-label="Result">
      <SectionHeader>
        <SectionTitle>Result</SectionTitle>
      </SectionHeader>
      <SectionContent className="grid gap-4">
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label="Put it into">
            {(control) => (
              <NativeSelect
                {...control}
                value={targetId}
                onChange={(event) => {
                  setTargetId(event.target.value);
                  setKept(new Set());
                }}
              >
                <option value={NEW}>A new profile</option>
                {profiles.map(({ id, name: known }) => (
                  <option key={id} value={id}>
                    {known}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          {profile ? (
            <Field label="Other amounts in it">
              {(control) => (
                <NativeSelect
                  {...control}
                  value={mode}
                  onChange={(event) =>
                    setMode(event.target.value === 'update' ? 'update' : 'replace')
                  }
                >
                  <option value="update">Stay as they are</option>
                  <option value="replace">Are removed</option>
                </NativeSelect>
              )}
            </Field>
          ) : (
            <Field label="Name" error={nameError}>
              {(control) => (
                <Input
                  {...control}
                  value={name}
                  maxLength={longestName}
                  onChange={(event) => setName(event.target.value)}
                />
              )}
            </Field>
          )}
        </div>
        {summary.annualUnknownCents > 0 && (
          <Label className="items-start font-normal">
            <Checkbox
              checked={keepsUnsorted}
              onCheckedChange={(checked) => setKeepsUnsorted(checked === true)}
            />
            Count what is not sorted ({formatWholeDollars(summary.annualUnknownCents)} a year) as “
            {subCategoryNames.get(OTHER) ?? 'Other'}”
          </Label>
        )}
        {summary.large.length > 0 && (
          <Label className="items-start font-normal">
            <Checkbox
              checked={countsLarge}
              onCheckedChange={(checked) => setCountsLarge(checked === true)}
            />
            Count large single purchases, once:{' '}
            {summary.large.slice(0, mostNamed).map(describeLarge).join(', ')}
            {summary.large.length > mostNamed &&
              ` and ${formatCount(summary.large.length - mostNamed, 'more', 'more')}`}
          </Label>
        )}
        <AmountChanges
          before={before}
          proposed={proposed}
          kept={kept}
          names={subCategoryNames}
          onKeep={(slug, isKept) => {
            const others = [...kept].filter((each) => each !== slug);
            setKept(new Set(isKept ? [...others, slug] : others));
          }}
        />
        <Button
          className="justify-self-start"
          isLoading={isApplying}
          disabled={nameError !== undefined || Object.keys(amounts).length === 0}
          onClick={() => void apply()}
        >
          {profile ? `Change “${profile.name}”` : 'Create the profile'}
        </Button>
      </SectionContent>
    </Section>
  );
}
