import { type ClassValue, clsx } from 'clsx';
import { mergeClasses } from '@/lib/class-groups.ts';

/** Joins class names; of two Tailwind classes that conflict the later one wins. */
export function cn(...inputs: ClassValue[]): string {
  return mergeClasses(clsx(inputs));
}
