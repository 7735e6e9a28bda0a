import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '@/components/form-dialog.tsx';
import { TypedField } from '@/components/record-edits/typed-field.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { type CatalogRows, isOfOthers, isOwnCard } from '@/features/catalog/facts/schema.ts';
import { createMemberCard, memberCardEdits } from '@/features/mine/member-cards/public.ts';
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import { toProductChange } from '@/features/mine/member-cards/schema.ts';
import { pointBalancesQuery } from '@/features/mine/valuation/tables.ts';
import type { Field, FieldOption, Texts } from '@/lib/fields/field.ts';
import type { AskedOwnCard } from '@/lib/own-card-store.ts';
import { Field as LabeledField } from '@/components/ui/field.tsx';
import { ownCardEdits } from '../mutations.ts';
import { ownCardsQuery } from '../queries.ts';
import { linkedSpending, listLinkable } from '../read-linked-rate.ts';
import {
  earns,
  firstFields,
  issuer,
  moreFields,
  OWN_POINTS,
  type OwnErrors,
  type OwnForm,
  pointsName,
  pointsValue,
  readOwnForm,
  sectionNames,
  toOwnForm,
} from '../read-own-form.ts';
import { listTargetOptions } from '../read-targets.ts';
import { copyFacts, createOwnCard, emptyFacts } from '../schema.ts';
import { OwnCardLines } from './own-card-lines.tsx';

type OwnCardDialogProps = { asked: AskedOwnCard; onClose: () => void };

const toOption = ({ id, name }: { id: number; name: string }): FieldOption => ({
  value: String(id),
  label: name,
});

function listOptions(rows: CatalogRows, { lines }: OwnForm) {
  const targets = listTargetOptions(rows);
  return {
    target: targets,
    card_choice_options: targets,
    benefit_spending: targets,
    [linkedSpending.name]: listLinkable(rows),
    spending_cap_id: lines.spending_caps.map(({ id, texts }) => ({
      value: String(id),
      label: (texts['name'] ?? '') === '' ? `Cap ${id}` : (texts['name'] ?? ''),
    })),
    benefit_id: rows.benefits.map(toOption),
  };
}

/** Describes a card that the catalog does not have: like one of its own, but for what is changed. */
export function OwnCardDialog({ asked, onClose }: OwnCardDialogProps) {
  const rows = useCatalog();
  const { data: ownCards } = useSuspenseQuery(ownCardsQuery());
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());
  const add = useMutation(ownCardEdits.adding);
  const update = useMutation(ownCardEdits.updating);
  const hold = useMutation(memberCardEdits.adding);
  const become = useMutation(memberCardEdits.updating);
  const { data: balances = [] } = useQuery(pointBalancesQuery());
  const cash = rows.pointSystems.find(({ slug }) => slug === 'cash');
  const shown = rows.cards.find(({ slug }) => slug === asked.slug);
  const [base] = useState(() => ownCards.find((row) => row.credit_card_id === shown?.id));
  const [form, setForm] = useState(() =>
    toOwnForm(base ?? { name: asked.name ?? '', facts: emptyFacts(cash?.id ?? 0) }, rows),
  );
  const [like, setLike] = useState('');
  const [errors, setErrors] = useState<OwnErrors>({});
  const options = listOptions(rows, form);
  const earned = form.texts[earns.name];
  const system = rows.pointSystems.find(({ id }) => String(id) === earned);
  const isCash = earned !== OWN_POINTS && system?.unit === 'dollars';
  const issuerOf = new Map(rows.companies.map(({ id, name }) => [id, name]));

  const startLike = (slug: string) => {
    setLike(slug);
    const card = rows.cards.find((each) => each.slug === slug);
    if (!card) return;
    const next = toOwnForm({ name: form.texts['name'] ?? '', facts: copyFacts(card) }, rows);
    const typed = form.texts[issuer.name] ?? '';
    setForm({ ...next, texts: { ...next.texts, ...(typed !== '' && { issuer: typed }) } });
    setErrors({});
  };

  const save = () => {
    const read = readOwnForm(form, rows);
    setErrors(read.kind === 'invalid' ? read.errors : {});
    if (read.kind === 'invalid') return;
    const isKept = balances.some((row) => row.point_system_id === base?.credit_card_id);
    if (isKept && read.values.facts.points === null) {
      setErrors({
        [earns.name]: 'You keep a balance of its points: remove it from My points first.',
      });
      return;
    }
    if (base) {
      update.mutate({ base, values: read.values });
    } else {
      const own = createOwnCard(read.values);
      add.mutate(own);
      if (asked.status) {
        const position = Math.max(0, ...memberCards.map((card) => card.position)) + 1;
        const { status, owner = null } = asked;
        hold.mutate(createMemberCard(own.credit_card_id, { status, position, person_id: owner }));
      }
      const changed = memberCards.find(({ id }) => id === asked.becomes);
      if (changed) {
        const values = toProductChange(changed.credit_card_id, own.credit_card_id, null);
        become.mutate({ base: changed, values });
      }
      toast({ title: `${own.name} added, yours alone`, tone: 'success' });
    }
    onClose();
  };

  const labels: Texts = {
    name: 'Name of the card',
    base_rate: isCash ? 'Base rate, %' : 'Base rate, points a dollar',
  };
  const input = (field: Field) => {
    const { name } = field;
    const isPoints = name === pointsName.name || name === pointsValue.name;
    if (isPoints && earned !== OWN_POINTS) return null;
    const label = labels[name] ?? field.label;
    const choices = name === earns.name && [
      ...rows.pointSystems.filter(({ id }) => !isOwnCard({ id })).map(toOption),
      { value: OWN_POINTS, label: 'Points that aren’t listed' },
    ];
    return (
      <TypedField
        key={name}
        field={{ ...field, label, ...(choices && { options: choices }) }}
        {...((name === 'name' || name === issuer.name) && { className: 'sm:col-span-2' })}
        value={form.texts[name] ?? ''}
        error={errors[name]}
        onValueChange={(text) => setForm({ ...form, texts: { ...form.texts, [name]: text } })}
      />
    );
  };
  const rateLabel = isCash ? 'Rate, %' : 'Points a dollar';

  return (
    <FormDialog
      title={base ? `Change ${base.name}` : 'A card of your own'}
      description="Only you see it. It counts like any other card on every screen."
      saveLabel={base ? 'Save' : 'Add the card'}
      onSave={save}
      onClose={onClose}
      draftName={`own-card/${asked.slug ?? 'new'}`}
    >
      {!base && (
        <LabeledField
          label="Start from a card like it"
          hint="Fills in everything; then change what is different."
        >
          {(control) => (
            <NativeSelect
              {...control}
              value={like}
              onChange={({ target }) => startLike(target.value)}
            >
              <option value="">None: start empty</option>
              {rows.cards
                .filter((card) => !isOfOthers(card))
                .toSorted((a, b) => a.name.localeCompare(b.name))
                .map((card) => (
                  <option key={card.slug} value={card.slug}>
                    {card.name} ({issuerOf.get(card.company_id)})
                  </option>
                ))}
            </NativeSelect>
          )}
        </LabeledField>
      )}
      <div className="grid items-start gap-3 sm:grid-cols-2">{firstFields.map(input)}</div>
      {sectionNames.map((name) => (
        <OwnCardLines
          key={name}
          name={name}
          lines={form.lines[name]}
          errors={errors}
          options={options}
          labels={{ 'category_points.rate': rateLabel, 'card_choices.rate': rateLabel }}
          base={form.base}
          onChange={(lines) => setForm({ ...form, lines: { ...form.lines, [name]: lines } })}
        />
      ))}
      <details className="rounded-md border px-3 py-2">
        <summary className="cursor-pointer font-medium">More about the card</summary>
        <div className="grid items-start gap-3 pt-3 sm:grid-cols-2">{moreFields.map(input)}</div>
      </details>
    </FormDialog>
  );
}
