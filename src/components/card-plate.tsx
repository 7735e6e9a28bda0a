import { type CardFacts, computeCardFace, pickInk } from '@/domain/card-face.ts';
import { CardCanvas } from './card-canvas.tsx';

type CardPlateProps = {
  card: CardFacts;
  issuer: string;
  /** The network as printed on the card. */
  network: string;
  /** True if other cards cover it, so that its upper edge names it. */
  isCovered?: boolean;
  className?: string;
};

/** Letters of the largest size that fit beside the network's name, and those of the smallest. */
const [fitting, most] = [21, 33];

/** The product's name without its issuer's. */
function shorten(name: string, issuer: string): string {
  const own = name.startsWith(`${issuer} `) ? name.slice(issuer.length + 1) : name;
  const plain = own.replace(/\s*\(.*/u, '');
  return plain.length > most ? `${plain.slice(0, most - 1)}…` : plain;
}

/** The size at which a name fits beside the network's. */
const fit = (name: string, size: number) => Math.min(size, (size * fitting) / name.length);

export function CardPlate({ card, issuer, network, isCovered, className }: CardPlateProps) {
  const face = computeCardFace(card, issuer);
  const { composition, ground, second, ink } = face;
  const name = shorten(card.name, issuer);
  const x = composition === 3 ? 50 : 22;
  const onFoot = composition === 1;
  const halo = (color: string) => ({
    stroke: color,
    strokeWidth: 8,
    strokeLinejoin: 'round' as const,
    paintOrder: 'stroke',
  });
  const foot = onFoot ? second : ground;
  const side = onFoot || composition === 2 ? second : ground;
  return (
    <CardCanvas face={face} level="large" className={className}>
      <g className="font-semibold">
        <text x={x} y="36" fontSize={isCovered ? fit(name, 18) : 15} fill={ink} {...halo(ground)}>
          {isCovered ? name : issuer}
        </text>
        {!isCovered && (
          <>
            <text x={x} y="182" fontSize={fit(name, 17)} fill={pickInk(foot)} {...halo(foot)}>
              {name}
            </text>
            <text
              x="300"
              y="182"
              fontSize="13"
              textAnchor="end"
              fill={pickInk(side)}
              {...halo(side)}
            >
              {network}
            </text>
          </>
        )}
      </g>
    </CardCanvas>
  );
}
