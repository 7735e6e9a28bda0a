import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CardFacts } from '@/domain/card-face.ts';
import { CardArt } from './card-art.tsx';
import { CardPlate } from './card-plate.tsx';
import { WalletStack } from './wallet-stack.tsx';

const gold: CardFacts = {
  name: 'American Express Gold',
  network: 'amex',
  product_family: 'amex-gold',
  art_primary_hex: '#c9a654',
  art_secondary_hex: '#6f5216',
  material: null,
  issuer_rank: 0,
  point_systems: { slug: 'amex-membership-rewards', kind: 'transferable' },
};
const issuer = 'American Express';

function renderArt(isMiddle: boolean, className: string, card = gold) {
  const { container } = render(
    <CardArt card={card} issuer={issuer} isMiddle={isMiddle} className={className} />,
  );
  const texts = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  return { texts, classes: container.querySelector('svg')?.getAttribute('class')?.split(' ') };
}

describe('a face in a row', () => {
  it('says its monogram alone, and from 72 px on the initial of its network', () => {
    expect(renderArt(false, 'w-12').texts).toEqual(['Go']);
    expect(renderArt(true, 'w-24').texts).toEqual(['Go', 'A']);
    expect(renderArt(true, 'w-24', { ...gold, network: 'other' }).texts).toEqual(['Go']);
  });

  it('keeps its width where it is only moved', () => {
    expect(renderArt(false, 'mt-0.5').classes).toEqual(expect.arrayContaining(['w-16', 'mt-0.5']));
    expect(renderArt(false, 'w-12').classes).not.toContain('w-16');
  });
});

describe('a face of metal', () => {
  const drawingOf = (material: string | null) => {
    const card = { ...gold, material };
    const { container } = render(
      <>
        <CardArt card={card} issuer={issuer} />
        <CardPlate card={card} issuer={issuer} network="Amex" />
      </>,
    );
    return [...container.querySelectorAll('svg')].map((svg) => ({
      lights: svg.querySelectorAll('linearGradient').length,
      lines: svg.querySelectorAll('rect').length,
    }));
  };

  it('catches the light, and has an inner line where it is large', () => {
    expect(drawingOf('metal')).toEqual([
      { lights: 1, lines: 1 },
      { lights: 1, lines: 2 },
    ]);
  });

  it.each(['plastic', null])('is not that of a card of %s', (material) => {
    expect(drawingOf(material)).toEqual([
      { lights: 0, lines: 1 },
      { lights: 0, lines: 1 },
    ]);
  });

  it('darkens less under dark type', () => {
    const last = (second: string) => {
      const card = { ...gold, material: 'metal', issuer_rank: 1, art_secondary_hex: second };
      const { container } = render(<CardArt card={card} issuer={issuer} />);
      return container.querySelector('stop:last-child')?.getAttribute('stop-opacity');
    };
    expect([last('#111111'), last('#eeeeee')]).toEqual(['0.26', '0.06']);
  });
});

describe('a stack', () => {
  const stackOf = (count: number) => {
    const cards = Array.from({ length: count }, (_, index) => ({
      id: String(index),
      card: { ...gold, name: `${issuer} No. ${index + 1}` },
      issuer,
    }));
    return render(<WalletStack cards={cards} />).container;
  };

  it('names each card on its edge, and the front one in full', () => {
    const text = stackOf(3).textContent;
    for (const name of ['No. 1', 'No. 2', 'No. 3']) expect(text).toContain(name);
    expect(text.match(/American Express/g)).toHaveLength(1);
    expect(text.match(/Amex/g)).toHaveLength(1);
    expect(text).not.toContain('more');
  });

  it('counts those that it does not show', () => {
    const stack = stackOf(8);
    expect(stack.querySelectorAll('svg')).toHaveLength(6);
    expect(stack.textContent).toContain('and 2 more');
  });
});
