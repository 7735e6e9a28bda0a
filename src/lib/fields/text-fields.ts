import { isPlainText, isVisibleName } from '@contract/visible-name.ts';
import { createField, type FieldKind, type FieldSettings, keep, refuse } from './field.ts';

export type TextSettings = FieldSettings & {
  readonly max?: number;
  readonly pattern?: Pick<RegExp, 'test'>;
  /** Error for a value that does not match the pattern. */
  readonly shape?: string;
  readonly kind?: FieldKind;
  /** Finds what else is wrong with a text. */
  readonly findProblem?: (text: string) => string | null;
};

function createText<const N extends string, const S extends TextSettings>(
  name: N,
  label: string,
  settings: S | undefined,
  usual: { readonly max: number; readonly kind: FieldKind },
) {
  const given: TextSettings = settings ?? {};
  const { max, kind, pattern, shape, findProblem } = { ...usual, ...given };
  const field = createField(name, label, kind, settings, {
    parse: (value) => {
      if (value.length > max) return refuse(`Use at most ${max} characters.`);
      if (!isPlainText(value))
        return refuse('Type this instead of pasting it: it contains invisible characters.');
      const problem = findProblem?.(value) ?? null;
      if (problem !== null) return refuse(problem);
      return pattern === undefined || pattern.test(value)
        ? keep(value)
        : refuse(shape ?? 'This is not written as it should be.');
    },
  });
  return { ...field, max };
}

export function text<const N extends string, const S extends TextSettings>(
  name: N,
  label: string,
  settings?: S,
) {
  return createText(name, label, settings, { max: 120, kind: 'text' });
}

/** The name by which a member distinguishes things of one kind. */
export function name(kind: string, max: number) {
  const problem = `A ${kind} needs a name.`;
  return text('name', 'Name', { isRequired: true, max, pattern: { test: isVisibleName }, problem });
}

/** A text of several lines. */
export function lines<const N extends string, const S extends TextSettings>(
  name: N,
  label: string,
  settings?: S,
) {
  return createText(name, label, settings, { max: 1000, kind: 'lines' });
}

/** A text of the member's own, in any characters. */
export function note<const N extends string>(name: N, label: string, kind: FieldKind = 'text') {
  return { ...createField(name, label, kind, {}, { parse: keep<string> }), max: 4000 };
}
