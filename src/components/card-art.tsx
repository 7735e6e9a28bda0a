import { useId } from 'react';
import { cn } from '@/lib/class-names.ts';

type CardArtProps = {
  /** `#rrggbb`; a neutral pair where unknown. */
  primary: string | null;
  secondary: string | null;
  issuer: string;
  network?: string | null;
  /** `sm`, the size of a row, shows the issuer's first word alone: more could not be read. */
  size?: 'sm' | 'lg';
  className?: string;
};

/** WCAG relative luminance of `#rrggbb`. */
function computeLuminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** A card drawn from its two colours and its issuer's name: never a copied image. */
export function CardArt(props: CardArtProps) {
  const { primary, secondary, issuer, size = 'sm' } = props;
  const label = size === 'sm' ? (issuer.split(' ')[0] ?? issuer) : issuer;
  const fontSize = size === 'sm' ? 25 : issuer.length > 18 ? 10 : 13;
  const maxWidth = 132;
  // An estimate: a letter of this weight is about 0.62 of its size wide.
  const isTooWide = label.length * fontSize * 0.62 > maxWidth;
  const gradientId = useId();
  const from = primary ?? '#64748b';
  const to = secondary ?? '#334155';
  // White reads on a colour below this luminance with a contrast above 3; black above it.
  const ink = computeLuminance(from) > 0.3 ? '#0f172a' : '#ffffff';
  return (
    <svg
      viewBox="0 0 160 101"
      aria-hidden
      className={cn(
        'aspect-[160/101] shrink-0 select-none',
        size === 'sm' ? 'w-16' : 'w-40',
        props.className,
      )}
    >
      <defs>
        <linearGradient id={gradientId} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0.35" stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
      </defs>
      <rect width="160" height="101" rx="8" fill={`url(#${gradientId})`} />
      <path
        d="M0 78 C50 58 100 96 160 62 V93 a8 8 0 0 1 -8 8 H8 a8 8 0 0 1 -8 -8 Z"
        fill={to}
        opacity="0.45"
      />
      <rect
        x="0.5"
        y="0.5"
        width="159"
        height="100"
        rx="7.5"
        fill="none"
        stroke="#94a3b8"
        strokeOpacity="0.5"
      />
      <rect x="14" y="44" width="22" height="17" rx="3" fill={ink} opacity="0.28" />
      <path d="M14 52.5 H36 M25 44 V61" stroke={from} strokeWidth="1.2" opacity="0.6" />
      <text
        x="14"
        y={size === 'sm' ? 32 : 24}
        fill={ink}
        fontSize={fontSize}
        fontWeight="600"
        textLength={isTooWide ? maxWidth : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {label}
      </text>
      {size === 'lg' && props.network && (
        <text
          x="146"
          y="88"
          fill={ink}
          fontSize="11"
          fontWeight="600"
          textAnchor="end"
          opacity="0.9"
        >
          {props.network}
        </text>
      )}
    </svg>
  );
}
