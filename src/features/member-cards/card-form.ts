import { z } from 'zod';
import { type MemberCardStatus, type MemberCardValues, memberCardStatuses } from './schema.ts';

const blankIsNull = (text: string) => (text.trim() === '' ? null : text.trim());

const optionalDay = z
  .union([z.literal(''), z.iso.date('Enter a day, such as 2026-03-14.')])
  .transform((day) => (day === '' ? null : day));

const fields = z.object({
  nickname: z.string().max(80, 'At most 80 characters.').transform(blankIsNull),
  status: z.enum(memberCardStatuses),
  opened_on: optionalDay,
  closed_on: optionalDay.default(null),
  fee_month: z.string().transform((month) => (month === '' ? null : Number(month))),
  bonus_posted_on: optionalDay,
  notes: z.string().max(4000, 'At most 4,000 characters.').transform(blankIsNull),
});

export type CardFormErrors = Readonly<Record<string, string | undefined>>;

export type ParsedCardForm =
  | { readonly kind: 'values'; readonly values: Partial<MemberCardValues> }
  | { readonly kind: 'errors'; readonly errors: CardFormErrors };

const choicePrefix = 'choice:';

export function choiceFieldName(slug: string): string {
  return `${choicePrefix}${slug}`;
}

/** Chosen options by choice; a choice without any is left to the engine. */
function readChoices(form: FormData): Record<string, string[]> {
  const choices: Record<string, string[]> = {};
  for (const [key, value] of form) {
    if (!key.startsWith(choicePrefix) || typeof value !== 'string' || value === '') continue;
    const slug = key.slice(choicePrefix.length);
    choices[slug] = [...(choices[slug] ?? []), value];
  }
  return choices;
}

function errorOfDays(status: MemberCardStatus, opened: string | null, closed: string | null) {
  if (status === 'closed' && opened !== null && closed !== null && closed < opened) {
    return 'The card was closed before it was opened.';
  }
  return undefined;
}

/** Reads the form of a card. What a card in its state cannot have is dropped: an open card has no closing day. */
export function parseCardForm(form: FormData): ParsedCardForm {
  const parsed = fields.safeParse(Object.fromEntries(form));
  if (!parsed.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) errors[path.join('.')] = message;
    return { kind: 'errors', errors };
  }
  const { status, opened_on, closed_on } = parsed.data;
  const wrongDays = errorOfDays(status, opened_on, closed_on);
  if (wrongDays !== undefined) return { kind: 'errors', errors: { closed_on: wrongDays } };
  return {
    kind: 'values',
    values: {
      ...parsed.data,
      closed_on: status === 'closed' ? closed_on : null,
      choices: readChoices(form),
    },
  };
}
