import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAfterPaint } from './use-after-paint.ts';

function Page({ seen }: { seen: boolean[] }) {
  const isPainted = useAfterPaint();
  seen.push(isPainted);
  return isPainted ? <p>All of it</p> : <p>The beginning</p>;
}

it('leaves slow parts out of the first frame', async () => {
  const seen: boolean[] = [];
  render(<Page seen={seen} />);
  let isFramePassed = false;
  requestAnimationFrame(() => (isFramePassed = screen.queryByText('The beginning') !== null));
  expect(await screen.findByText('All of it')).toBeVisible();
  expect(isFramePassed).toBe(true);
  expect(seen).toEqual([false, true]);
});

it('draws nothing for a page that was left before', async () => {
  const seen: boolean[] = [];
  render(<Page seen={seen} />).unmount();
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(seen).toEqual([false]);
});
