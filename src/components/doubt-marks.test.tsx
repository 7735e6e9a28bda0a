import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DoubtMarks } from './doubt-marks.tsx';

test('says whether figures rest on a fact of low confidence, and what they leave out', () => {
  render(<DoubtMarks card="Gold" isUncertain uncounted={['1 rate', 'the sign-up offer']} />);
  expect(screen.getAllByRole('button').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Low confidence: a fact of Gold comes from a single, old or unverified source.',
    'Low confidence: some of Gold (1 rate, the sign-up offer) comes from a single, old or unverified source. Figures count it only where you hold the card or ask for it.',
  ]);
});

test('draws nothing where nothing is in doubt', () => {
  render(<DoubtMarks card="Gold" isUncertain={false} uncounted={[]} />);
  expect(screen.queryByRole('button')).toBeNull();
});
