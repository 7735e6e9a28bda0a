import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import { createInputsFixture } from '../../../../../tests/support/valuation-inputs.ts';
import { createCardFigures } from '../create-card-figures.ts';
import { ComparisonVerdict } from './comparison-verdict.tsx';

const everyday = 'blue-cash-everyday';
const customized = 'bofa-customized-cash';
const ventureX = 'venture-x';

function show(slugs: readonly string[], ownSlugs: readonly string[] = [], groceries = 600_000) {
  const inputs = createInputsFixture({ 'us-supermarkets': groceries });
  const own = ownSlugs.map((card): HeldCard => ({ id: card, card, selected: {} }));
  const figuresOf = createCardFigures(inputs, own);
  const { container } = render(
    <ComparisonVerdict
      cards={slugs.map((slug) => ({ card: inputs.cardRowOf(slug), figures: figuresOf(slug) }))}
      hasOwn={own.length > 0}
    />,
  );
  const nameOf = (slug: string) => inputs.cardRowOf(slug).name;
  return { container, nameOf };
}

it('names the card that adds the most, in any position, with a figure that opens', () => {
  const { container, nameOf } = show([customized, everyday]);
  // 3 percent of $6,000.
  expect(container).toHaveTextContent(`${nameOf(everyday)} lets you keep the most: $180`);
  expect(screen.getByRole('button', { name: /^\$180, see the math/ })).toBeVisible();
});

it('counts what a card adds to those that are held', () => {
  // 3 percent instead of 2 percent of $6,000.
  const { container, nameOf } = show([ventureX, everyday], [customized]);
  expect(container).toHaveTextContent(`${nameOf(everyday)} adds the most to your cards: $60`);
  const one = show([everyday], [customized]);
  expect(one.container).toHaveTextContent(/adds \$60.* a year to your cards\.$/);
});

it('says what would be missed of the only card, if it is held', () => {
  expect(show([everyday], [everyday, customized]).container).toHaveTextContent(
    /^Without .* you would keep \$60.* less a year\.$/,
  );
});

it('sets a card that is held against the others in the same words', () => {
  const { container, nameOf } = show([customized, everyday], [customized]);
  expect(container).toHaveTextContent(`${nameOf(customized)} adds the most to your cards: $120`);
});

it('says if none is worth having', () => {
  expect(show([ventureX], [everyday], 0).container).toHaveTextContent(
    'costs you more than it adds to your cards.',
  );
  expect(show([ventureX], [], 0).container).toHaveTextContent('costs you more than it is worth.');
  expect(show([ventureX], [ventureX], 0).container).toHaveTextContent('keep more without');
});

it('takes nothing either way for neither a cost nor a gain', () => {
  expect(show([everyday], [], 0).container).toHaveTextContent('is worth as much as it costs you.');
  expect(show([everyday], [customized], 0).container).toHaveTextContent(
    'adds nothing to your cards.',
  );
  expect(show([everyday], [everyday], 0).container).toHaveTextContent('keep as much without');
  expect(show([everyday, customized], [customized], 0).container).toHaveTextContent(
    'None of these adds anything to the rest of your cards.',
  );
});
