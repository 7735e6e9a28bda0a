import type { ReactNode } from 'react';
import fine from '@/assets/card-engravings-fine.svg?no-inline';
import coarse from '@/assets/card-engravings.svg?no-inline';
import type { CardFace } from '@/lib/card-face.ts';
import { cn } from '@/lib/class-names.ts';

/** Where the second colour lies: nowhere, on a foot, beyond a slanted edge, on a spine. */
const areas = ['', 'M0 150H320V202H0Z', 'M224 0H320V202H170Z', 'M0 0H22V202H0ZM32 0H36V202H32Z'];

type CardCanvasProps = {
  face: CardFace;
  /** Large enough for fine lines. */
  isFine?: boolean | undefined;
  className?: string | undefined;
  /** What a large card says besides. */
  children?: ReactNode;
};

/** A face as it is drawn: the ground, its division, the engraving, and the monogram in front of it. */
export function CardCanvas({ face, isFine, className, children }: CardCanvasProps) {
  const { motif, composition, monogram, ground, second, ink, line, hand } = face;
  const isFilled = motif === 'windows' || motif === 'awning';
  const onSecond = composition === 2;
  const color = onSecond ? ground : line;
  const isLong = monogram.length > 2;
  const size = isFine ? 92 : isLong ? (monogram.length > 3 ? 88 : 122) : 156;
  const base = isFine ? 128 : (isLong ? 140 : 152) - (composition === 1 ? 17 : 0);
  return (
    <svg
      viewBox="0 0 320 202"
      aria-hidden
      className={cn('aspect-[320/202] shrink-0 rounded-[7%/11%] select-none', className)}
    >
      <path fill={ground} d="M0 0H320V202H0Z" />
      {onSecond && <path fill={second} d={areas[composition]} />}
      <use
        href={`${isFine ? fine : coarse}#${motif}${hand}`}
        fill={isFilled ? color : 'none'}
        stroke={isFilled ? 'none' : color}
        strokeWidth={isFine ? 1.5 : 7}
        opacity={0.75}
      />
      {!onSecond && <path fill={second} d={areas[composition]} />}
      {/* The engraving stops short of the type, as on a banknote. */}
      <text
        x={composition === 3 ? 50 : 18}
        y={base}
        fontSize={size}
        fill={ink}
        stroke={ground}
        strokeWidth={isFine ? 10 : 16}
        paintOrder="stroke"
        strokeLinejoin="round"
        letterSpacing={-3}
        className="font-serif font-medium"
      >
        {monogram}
      </text>
      {children}
      <rect
        x="2"
        y="2"
        width="316"
        height="198"
        rx="21"
        fill="none"
        stroke={ink}
        strokeOpacity="0.25"
        strokeWidth={isFine ? 2 : 4}
      />
    </svg>
  );
}
