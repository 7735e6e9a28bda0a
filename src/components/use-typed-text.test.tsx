import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTypedText } from './search-input.tsx';

type Value = number | undefined;
const open = (value: Value) =>
  renderHook(
    (props: { value: Value }) =>
      useTypedText(props.value, (known) => (known === undefined ? '' : `$${known}`)),
    { initialProps: { value } },
  );

it('keeps typed text over its own values, and follows one that changed elsewhere', () => {
  const { result, rerender } = open(312);
  const type = (text: string, value: Value) =>
    act(() => {
      result.current.setText(text);
      result.current.report(value);
    });
  expect(result.current.text).toBe('$312');
  type('4', 4);
  type('45', 45);
  rerender({ value: 4 });
  rerender({ value: 45 });
  expect(result.current.text).toBe('45');
  // The address was changed by Back.
  rerender({ value: 312 });
  expect(result.current.text).toBe('$312');
  // Text without a value stays, until another address has one; none of it returns later.
  type('lots', undefined);
  rerender({ value: undefined });
  type('lots of', undefined);
  expect(result.current.text).toBe('lots of');
  rerender({ value: 7 });
  expect(result.current.text).toBe('$7');
  rerender({ value: undefined });
  expect(result.current.text).toBe('');
});
