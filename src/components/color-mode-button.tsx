import { Monitor, Moon, Sun } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { type ColorMode, setColorMode } from '@/lib/theme.ts';
import { useColorMode } from '@/lib/use-color-mode.ts';

const NEXT: Record<ColorMode, ColorMode> = { system: 'light', light: 'dark', dark: 'system' };
const NAMES: Record<ColorMode, string> = {
  system: 'as the device',
  light: 'light',
  dark: 'dark',
};
const ICONS = { system: Monitor, light: Sun, dark: Moon };

/** Cycles through light, dark and the device's setting. */
export function ColorModeButton() {
  const mode = useColorMode();
  const Icon = ICONS[mode];
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Colors: ${NAMES[mode]}. Change to ${NAMES[NEXT[mode]]}.`}
      onClick={() => setColorMode(NEXT[mode])}
    >
      <Icon aria-hidden />
    </Button>
  );
}
