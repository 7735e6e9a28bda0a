import { useState } from 'react';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import type { StatementSummary } from '@/features/statement-import/statement/summarize-statement.ts';
import type { SpendingProfileRow } from '@/features/annual-spending/schema.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { type Amounts, type ApplyMode, planAmounts } from '../plan-amounts.ts';
import * as texts from '../texts.ts';
import { AmountChanges } from './amount-changes.tsx';

/** Where the amounts go: a new profile, or one that the member has. */
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
/** The general sub-category, for what nobody sorted. */
const OTHER = 'other';
const longestName = 80;

/** What the profile will hold, beside what it holds now, and the button that makes it so. */
export function ApplyPanel({ summary, profiles, subCategoryNames, onApply }: ApplyPanelProps) {
  const [targetId, setTargetId] = useState(NEW);
  const [name, setName] = useState(texts.fromMyStatements);
  const [mode, setMode] = useState<ApplyMode>('replace');
  const [keepsUnsorted, setKeepsUnsorted] = useState(true);
  const [isApplying, setApplying] = useState(false);
  const profile = profiles.find(({ id }) => id === targetId);
  const before = profile?.amounts ?? {};
  const unsortedInto = keepsUnsorted && subCategoryNames.has(OTHER) ? OTHER : null;
  const amounts = planAmounts(summary, unsortedInto, profile ? mode : 'replace', before);
  const nameError = profile === undefined && name.trim() === '' ? texts.giveItAName : undefined;

  const apply = async () => {
    setApplying(true);
    const target: ApplyTarget = profile
      ? { kind: 'existing', profile }
      : { kind: 'new', name: name.trim() };
    await onApply(target, amounts);
    setApplying(false);
  };

  return (
    <Section aria-label={texts.result}>
      <SectionHeader>
        <SectionTitle>{texts.result}</SectionTitle>
      </SectionHeader>
      <SectionContent className="grid gap-4">
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label={texts.putItInto}>
            {(control) => (
              <NativeSelect
                {...control}
                value={targetId}
                onChange={(event) => {
                  setTargetId(event.target.value);
                }}
              >
                <option value={NEW}>{texts.aNewProfile}</option>
                {profiles.map(({ id, name: known }) => (
                  <option key={id} value={id}>
                    {known}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          {profile ? (
            <Field label={texts.otherAmountsInIt}>
              {(control) => (
                <NativeSelect
                  {...control}
                  value={mode}
                  onChange={(event) => {
                    setMode(event.target.value === 'update' ? 'update' : 'replace');
                  }}
                >
                  <option value="replace">{texts.areRemoved}</option>
                  <option value="update">{texts.stayAsTheyAre}</option>
                </NativeSelect>
              )}
            </Field>
          ) : (
            <Field label={texts.name} error={nameError}>
              {(control) => (
                <Input
                  {...control}
                  value={name}
                  maxLength={longestName}
                  onChange={(event) => {
                    setName(event.target.value);
                  }}
                />
              )}
            </Field>
          )}
        </div>
        {summary.annualUnknownCents > 0 && (
          <Label className="items-start font-normal">
            <Checkbox
              checked={keepsUnsorted}
              onCheckedChange={(checked) => {
                setKeepsUnsorted(checked === true);
              }}
            />
            {texts.countWhatIsNotSorted(
              formatWholeDollars(summary.annualUnknownCents),
              subCategoryNames.get(OTHER) ?? texts.other,
            )}
          </Label>
        )}
        <AmountChanges before={before} after={amounts} names={subCategoryNames} />
        <Button
          className="justify-self-start"
          isLoading={isApplying}
          disabled={nameError !== undefined || Object.keys(amounts).length === 0}
          onClick={() => void apply()}
        >
          {profile ? texts.changeOfName(profile.name) : texts.createTheProfile}
        </Button>
      </SectionContent>
    </Section>
  );
}
