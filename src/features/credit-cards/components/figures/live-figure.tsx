import type { LiveBlock } from '@/components/content/content.tsx';
import { BestForFigure } from './best-for-figure.tsx';
import { BonusFigure } from './bonus-figure.tsx';
import { CapsFigure } from './caps-figure.tsx';
import { CardFigure } from './card-figure.tsx';
import { FeeFigure } from './fee-figure.tsx';
import { PointValuesFigure } from './point-values-figure.tsx';
import { RuleFigure } from './rule-figure.tsx';
import { TransfersFigure } from './transfers-figure.tsx';

/** A live block of a text; undefined for an unknown name. Inside a sentence, only `:fee{card=…}` exists. */
export function renderLiveFigure({ name, attributes, isInline }: LiveBlock) {
  const of = (attribute: string) => attributes[attribute] ?? '';
  if (isInline) return name === 'fee' ? <FeeFigure slug={of('card')} /> : undefined;
  switch (name) {
    case 'card':
      return <CardFigure slug={of('slug')} />;
    case 'caps':
      return <CapsFigure slug={of('card')} />;
    case 'bonus':
      return <BonusFigure slug={of('card')} />;
    case 'transfers':
      return <TransfersFigure from={of('from')} />;
    case 'point-values':
      return <PointValuesFigure systems={of('systems').split(',')} />;
    case 'best-for':
      return <BestForFigure category={of('category')} />;
    case 'rule':
      return <RuleFigure slug={of('slug')} />;
    default:
      return undefined;
  }
}
