import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { surviveTranslation } from './survive-translation.ts';

/** Replaces each text below an element, as translators do: at once, or the translation before the original goes. */
async function translate(element: Element, isInSteps: boolean): Promise<void> {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode instanceof Text && currentNode.parentNode?.nodeName !== 'FONT') {
      texts.push(currentNode);
    }
  }
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(`«${text.data}»`);
    if (isInSteps) {
      text.before(font);
      text.remove();
    } else {
      text.replaceWith(font);
    }
  }
  await new Promise((resolve) => setTimeout(resolve));
}

/** An amount among other texts, and a text before an element that comes and goes. */
function Answer({ amount, isNoted }: { amount: number; isNoted: boolean }) {
  return (
    <p data-testid="answer">
      {isNoted && 'Close call: '}
      {amount > 0 && <b>now</b>} you get {amount} dollars
    </p>
  );
}

const answer = () => screen.getByTestId('answer');

beforeAll(surviveTranslation);

describe.each([
  ['at once', false],
  ['in steps', true],
])('a page that is translated %s', (_name, isInSteps) => {
  it('shows the amount that comes after', async () => {
    const { rerender } = render(<Answer amount={5} isNoted />);
    await translate(answer(), isInSteps);
    expect(answer()).toHaveTextContent('«5»');
    rerender(<Answer amount={7} isNoted />);
    await vi.waitFor(() => {
      expect(answer()).toHaveTextContent('« you get »7« dollars»');
    });
    await translate(answer(), isInSteps);
    expect(answer()).toHaveTextContent('«7»');
    rerender(<Answer amount={8} isNoted />);
    await vi.waitFor(() => {
      expect(answer()).toHaveTextContent('« you get »8« dollars»');
    });
  });

  it('loses a text that goes, and gets an element before one', async () => {
    const { rerender } = render(<Answer amount={5} isNoted />);
    await translate(answer(), isInSteps);
    expect(answer()).toHaveTextContent('«Close call: »«now»');
    rerender(<Answer amount={0} isNoted={false} />);
    await vi.waitFor(() => {
      expect(answer()).toHaveTextContent(/^« you get »0« dollars»$/);
    });
    rerender(<Answer amount={9} isNoted />);
    await vi.waitFor(() => {
      expect(answer()).toHaveTextContent(/^Close call: now you get 9« dollars»$/);
    });
  });
});

it('a page that is not translated still reports a node that is not there', () => {
  expect(() => document.body.removeChild(document.createElement('i'))).toThrow();
  expect(() => document.body.insertBefore(new Text(), document.createElement('i'))).toThrow();
});
