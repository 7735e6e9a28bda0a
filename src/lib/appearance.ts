import { readStored, THEME_KEYS, writeStored } from './theme.ts';

export const PRIMARY_COLORS = ['green', 'sky', 'violet'] as const;
export const NEUTRAL_COLORS = ['slate', 'zinc', 'stone'] as const;

export function readAppearance() {
  const primary = readStored(THEME_KEYS.primary);
  const neutral = readStored(THEME_KEYS.neutral);
  return {
    primary: PRIMARY_COLORS.find((color) => color === primary) ?? 'green',
    neutral: NEUTRAL_COLORS.find((color) => color === neutral) ?? 'slate',
    isBlackAsPrimary: readStored(THEME_KEYS.blackAsPrimary) === 'true',
  };
}

export function setPrimaryColor(color: (typeof PRIMARY_COLORS)[number]): void {
  writeStored(THEME_KEYS.primary, color);
  document.documentElement.dataset['primary'] = color;
}

export function setNeutralColor(color: (typeof NEUTRAL_COLORS)[number]): void {
  writeStored(THEME_KEYS.neutral, color);
  document.documentElement.dataset['neutral'] = color;
}

export function setBlackAsPrimary(isBlack: boolean): void {
  writeStored(THEME_KEYS.blackAsPrimary, String(isBlack));
  document.documentElement.toggleAttribute('data-black-as-primary', isBlack);
}
