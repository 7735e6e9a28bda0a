import { User } from 'lucide-react';
import { Avatar as AvatarPrimitive } from 'radix-ui';
import { cn } from '@/lib/class-names.ts';

/** Pixels. */
export const AVATAR_SIZES = {
  '3xs': 16,
  '2xs': 20,
  xs: 24,
  sm: 28,
  md: 32,
  lg: 36,
  xl: 40,
  '2xl': 44,
  '3xl': 48,
} as const;

type AvatarProps = {
  name?: string | null | undefined;
  imageUrl?: string | null | undefined;
  size?: keyof typeof AVATAR_SIZES;
  className?: string;
};

/** The first letters of the first two words, or nothing. */
export function formatInitials(name: string): string {
  return name
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? '')
    .join('');
}

export function Avatar({ name, imageUrl, size = 'xl', className }: AvatarProps) {
  const pixels = AVATAR_SIZES[size];
  const initials = formatInitials(name ?? '');
  return (
    <AvatarPrimitive.Root
      className={cn(
        'bg-muted text-muted-foreground inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full font-medium select-none',
        className,
      )}
      style={{ width: pixels, height: pixels, fontSize: pixels * 0.4 }}
    >
      {imageUrl && (
        <AvatarPrimitive.Image
          key={imageUrl}
          src={imageUrl}
          alt={name ?? ''}
          referrerPolicy="no-referrer"
          className="size-full object-cover"
        />
      )}
      <AvatarPrimitive.Fallback>
        {initials || <User aria-hidden style={{ width: pixels * 0.6, height: pixels * 0.6 }} />}
      </AvatarPrimitive.Fallback>
    </AvatarPrimitive.Root>
  );
}
