import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shareKinds } from './schema.ts';
import { PRIVACY_SECTIONS } from '@/components/legal/privacy-sections.tsx';

test('the policy says what a household sees, and which answers of members are kept', () => {
  const find = (id: string) => PRIVACY_SECTIONS.find((section) => section.id === id)?.body;
  render(<main>{find('who-can-read-it')}</main>);
  expect(screen.getByText(/your calendar feed/)).toHaveTextContent(
    /in the plan you save, .* points that expire or are to be moved/,
  );
  const shown = screen.getByText(/^If you join a household/).textContent;
  for (const kind of shareKinds) expect(shown).toContain(kind.replace(/s$/, ''));
  expect(shown).toMatch(/Cards, points and plans come with the names of the people/);
  expect(shown).toMatch(/how you pay your cards are never shared/);
  render(<aside>{find('when-you-have-an-account')}</aside>);
  expect(screen.getByRole('complementary')).toHaveTextContent(
    /people .* you keep cards and points for/,
  );
  for (const kept of [
    /how good your credit is/,
    /which programs you use/,
    /quarters you activated/,
    /statement and due days, what autopay pays/,
    /the shops you correct/,
    /the names of shops that you correct/,
  ]) {
    expect(screen.getByRole('complementary')).toHaveTextContent(kept);
  }
});
