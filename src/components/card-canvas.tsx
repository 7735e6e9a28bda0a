import { useId } from 'react';
import type { ReactNode } from 'react';
import fine from '@/assets/card-engravings-fine.svg?no-inline';
import coarse from '@/assets/card-engravings.svg?no-inline';
import { pickInk } from '@/domain/card-face.ts';
import type { CardFace } from '@/domain/card-face.ts';
import { cn } from '@/lib/class-names.ts';

/** Area of the second color: none, a foot, beyond a slanted edge, or a spine. */
const areas = ['', 'M0 150H320V202H0Z', 'M224 0H320V202H170Z', 'M0 0H22V202H0ZM32 0H36V202H32Z'];

/** Level of detail: `small` under 72 px, `middle` under 200 px, `large` from there on. */
export type CardDetailLevel = 'small' | 'middle' | 'large';

/** By level: line widths, and the monogram's position and size. */
const levels = {
  small: { line: 7, edge: 4, halo: 16, size: 156, base: 152, onFoot: [140, 126] },
  middle: { line: 3.4, edge: 2.4, halo: 12, size: 128, base: 140, onFoot: [112, 118] },
  large: { line: 1.5, edge: 2, halo: 10, size: 92, base: 128, onFoot: [90, 121] },
} as const;

/** A longer monogram is smaller, so that the engraving is still seen beside it. */
function scaleMonogram(length: number, level: CardDetailLevel, onSpine: boolean): number {
  if (level === 'large' || length < 3) return 1;
  return (length > 3 ? 0.56 : 0.78) * (onSpine ? 0.92 : 1);
}

type CardCanvasProps = {
  face: CardFace;
  level: CardDetailLevel;
  className?: string | undefined;
  children?: ReactNode;
};

/** The light on a metal card, from its upper left corner; it darkens the lower right less where the type there is dark. */
function MetalLight({ isTypeDark }: { isTypeDark: boolean }) {
  const id = useId();
  return (
    <>
      <linearGradient id={id} x2="1" y2="1">
        <stop stopColor="#fff" stopOpacity="0.26" />
        <stop offset="0.42" stopColor="#fff" stopOpacity="0" />
        <stop offset="0.6" stopOpacity="0" />
        <stop offset="1" stopOpacity={isTypeDark ? 0.06 : 0.26} />
      </linearGradient>
      <path d="M0 0H320V202H0Z" fill={`url(#${id})`} />
    </>
  );
}

export function CardCanvas({ face, level, className, children }: CardCanvasProps) {
  const { motif, composition, monogram, initial, ground, second, ink, line, isMetal, hand } = face;
  const isFilled = motif === 'windows' || motif === 'awning';
  const [onFoot, onSecond] = [composition === 1, composition === 2];
  const color = onSecond ? ground : line;
  const drawn = levels[level];
  const [size, base] = onFoot ? drawn.onFoot : [drawn.size, drawn.base];
  const scale = scaleMonogram(monogram.length, level, composition === 3);
  const side = onFoot || onSecond ? second : ground;
  return (
    <svg
      viewBox="0 0 320 202"
      aria-hidden
      // Translated, a letter would be an element that pictures do not draw.
      {...{ translate: 'no' }}
      className={cn('aspect-[320/202] shrink-0 rounded-[7%/11%] select-none', className)}
    >
      <path fill={ground} d="M0 0H320V202H0Z" />
      {onSecond && <path fill={second} d={areas[composition]} />}
      <use
        href={`${level === 'large' ? fine : coarse}#${motif}${hand}`}
        fill={isFilled ? color : 'none'}
        stroke={isFilled ? 'none' : color}
        strokeWidth={drawn.line}
        opacity={0.75}
      />
      {!onSecond && <path fill={second} d={areas[composition]} />}
      {/* The engraving stops short of the type, as on a banknote. */}
      <text
        x={composition === 3 ? 50 : 18}
        y={base - (size * (1 - scale)) / 4}
        fontSize={size * scale}
        fill={ink}
        stroke={ground}
        strokeWidth={drawn.halo}
        paintOrder="stroke"
        strokeLinejoin="round"
        letterSpacing={-3}
        className="font-serif font-medium"
      >
        {monogram}
      </text>
      {level === 'middle' && initial !== '' && (
        <text
          x="302"
          y="184"
          fontSize="30"
          textAnchor="end"
          fill={pickInk(side)}
          stroke={side}
          strokeWidth="10"
          paintOrder="stroke"
          strokeLinejoin="round"
          className="font-bold"
        >
          {initial}
        </text>
      )}
      {children}
      {isMetal && <MetalLight isTypeDark={pickInk(side) !== '#ffffff'} />}
      {isMetal && level === 'large' && (
        <rect
          x="8"
          y="8"
          width="304"
          height="186"
          rx="15"
          fill="none"
          stroke={ink}
          strokeOpacity="0.35"
        />
      )}
      <rect
        x="2"
        y="2"
        width="316"
        height="198"
        rx="21"
        fill="none"
        stroke={ink}
        strokeOpacity="0.25"
        strokeWidth={drawn.edge}
      />
    </svg>
  );
}
