import { OffersPaid } from '@/features/use/card-offers/public.tsx';
import { useClosingAdvice } from '../queries.ts';

/** Losses from closing a card that costs more than it adds. */
export function ClosingCautions({ id }: { id: string }) {
  const { moves, warnings } = useClosingAdvice()([id]);
  const lines = [
    ...moves.map(
      ({ title }) => `Before you close it: ${title.charAt(0).toLowerCase()}${title.slice(1)}.`,
    ),
    ...(warnings.get(id) ?? []),
  ];
  return (
    <>
      {lines.map((line) => (
        <p
          key={line}
          className="text-muted-foreground basis-full text-sm sm:order-last sm:text-right"
        >
          {line}
        </p>
      ))}
      <OffersPaid
        isClosing
        memberCardId={id}
        className="text-muted-foreground basis-full text-sm sm:order-last sm:text-right"
      />
    </>
  );
}
