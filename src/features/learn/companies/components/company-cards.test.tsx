import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SystemValue } from './company-cards.tsx';

it('names no price of a point that the member does not use', () => {
  const textOf = (value: Parameters<typeof SystemValue>[0]['value']) =>
    render(<SystemValue value={value} />).container.textContent;
  expect(textOf({ centsPerPoint: 1.5, origin: 'default' })).toMatch(/^1\.5¢.* a point$/);
  expect(textOf({ centsPerPoint: 0, origin: 'unused' })).toBe('you don’t use it');
  expect(textOf({ centsPerPoint: 0, origin: 'nothing' })).toBe('no value known');
});
