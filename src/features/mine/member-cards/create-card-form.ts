import type { CardRow } from '@/features/catalog/facts/schema.ts';
import type { Person } from '@/features/mine/people/schema.ts';
import { describeValue, textsOf, validate, type Validation } from '@/lib/fields/check-fields.ts';
import type { Texts } from '@/lib/fields/field.ts';
import { monthNames } from './read-annual-fee.ts';
import {
  annualFee,
  appliedOn,
  approvedOn,
  autopay,
  bonusPostedOn,
  choices,
  closedOn,
  dueDay,
  feeDay,
  feeMonth,
  type MemberCard,
  nickname,
  notes,
  openedOn,
  owner,
  statementDay,
  status,
} from './schema.ts';

const days = { fields: [appliedOn, approvedOn, openedOn, closedOn, bonusPostedOn] };

/** Pairs of dates in chronological order, with the message for the reverse order. */
const sequence = [
  [appliedOn, approvedOn, 'The card was approved before it was applied for.'],
  [appliedOn, openedOn, 'The card was opened before it was applied for.'],
  [openedOn, closedOn, 'The card was closed before it was opened.'],
  [openedOn, bonusPostedOn, 'The bonus was received before the card was opened.'],
] as const;

function checkDays(texts: Texts, today: string): Texts {
  const errors: Record<string, string> = {};
  for (const { name } of days.fields) {
    if ((texts[name] ?? '') > today) errors[name] = 'This day is in the future.';
  }
  for (const [{ name: first }, { name: second }, message] of sequence) {
    const [before = '', after = ''] = [texts[first], texts[second]];
    if (before !== '' && after !== '' && after < before) errors[second] ??= message;
  }
  return errors;
}

type Days = Pick<MemberCard, (typeof days.fields)[number]['name']>;

/** Checks a card's dates as far as they are known; undefined if they are valid. */
export function checkCardDays(row: Days, today: string): string | undefined {
  const opened = openedOn.read(row.opened_on ?? '');
  if (opened.kind === 'problem') return opened.message;
  return Object.values(checkDays(textsOf(days, row), today))[0];
}

/** Chosen options by choice; without any, a choice is left to the engine. */
function tidyChoices(text: string): string {
  const reading = choices.read(text);
  if (reading.kind === 'problem') return text;
  const chosen = Object.entries(reading.value).flatMap(([choice, options]) => {
    const left = options.filter((option) => option !== '');
    return left.length > 0 ? [[choice, left]] : [];
  });
  return JSON.stringify(Object.fromEntries(chosen));
}

const ownOnly = [approvedOn, bonusPostedOn, annualFee, feeMonth, feeDay];
const payment = [statementDay, dueDay, autopay];

/**
 * Drops values the card's status cannot have: an open card has no closing day, a denied one was never opened, an
 * authorized user did not apply, only a card that is held has payments due, and a fee day needs its month.
 */
function keepPossible(texts: Texts): Texts {
  const is = texts[status.name];
  const isOwn = is !== 'rejected' && is !== 'authorized_user';
  const impossible = [
    ...(is === 'authorized_user' ? [appliedOn] : []),
    ...(isOwn ? [] : ownOnly),
    ...(is === 'held' ? [] : payment),
    ...(is === 'rejected' ? [openedOn] : []),
    ...(is === 'closed' ? [] : [closedOn]),
    ...(texts[feeMonth.name] === '' ? [feeDay] : []),
  ];
  return {
    ...texts,
    ...Object.fromEntries(impossible.map(({ name }) => [name, ''])),
    [choices.name]: tidyChoices(texts[choices.name] ?? '{}'),
  };
}

type CardForm = {
  readonly card: CardRow;
  readonly people: readonly Pick<Person, 'id' | 'name'>[];
  /** Owners of the card who may not be known here yet. */
  readonly owners: readonly MemberCard['person_id'][];
  readonly today: string;
};

const numbered = (label: string, index: number) => ({ value: String(index + 1), label });
const daysOfMonth = Array.from({ length: 31 }, (_, index) => numbered(String(index + 1), index));

/** The form of a member's card, how it is read and how its values are put in words. */
export function createCardForm({ card, people, owners, today }: CardForm) {
  const unknown = owners.filter((id) => id !== null && people.every((each) => each.id !== id));
  const form = {
    fields: [
      nickname,
      status,
      {
        ...owner,
        options: [
          { value: '', label: 'Mine' },
          ...[...new Set(unknown)].map((id) => ({ value: id ?? '', label: 'Somebody else' })),
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ],
      },
      ...days.fields,
      annualFee,
      {
        ...feeMonth,
        options: [{ value: '', label: 'By the opening day' }, ...monthNames.map(numbered)],
      },
      ...[feeDay, statementDay, dueDay].map((field) => ({
        ...field,
        options: [{ value: '', label: 'Not known' }, ...daysOfMonth],
      })),
      {
        ...autopay,
        options: [
          { value: '', label: 'Not known' },
          { value: 'statement', label: 'Full statement' },
          { value: 'minimum', label: 'Minimum' },
          { value: 'none', label: 'Off' },
        ],
      },
      choices,
      notes,
    ],
    check: (texts: Texts) => checkDays(texts, today),
  };
  const read = (texts: Texts): Validation => validate(form, keepPossible(texts));
  const format = (name: string, value: unknown): string => {
    if (name === annualFee.name && value === null) return 'the usual fee';
    if (name !== choices.name) return describeValue(form, name, value);
    const chosen = choices.shape.parse(value);
    const names = card.card_choices.flatMap((choice) =>
      (chosen[choice.slug] ?? []).map(
        (slug) => choice.card_choice_options.find((option) => option.slug === slug)?.name ?? slug,
      ),
    );
    return names.length === 0 ? 'the best for my spending' : names.join(', ');
  };
  return { form, read, format };
}
