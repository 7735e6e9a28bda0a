import { useState } from 'react';
import { Dialog, DialogContent, DialogHead } from '@/components/ui/dialog.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import {
  NEUTRAL_COLORS,
  PRIMARY_COLORS,
  readAppearance,
  setBlackAsPrimary,
  setNeutralColor,
  setPrimaryColor,
} from '@/lib/appearance.ts';

const PRIMARY_NAMES = { green: 'Green', sky: 'Sky', violet: 'Violet' };
const NEUTRAL_NAMES = { slate: 'Slate', zinc: 'Zinc', stone: 'Stone' };
const BLACK = 'black';

export function AppearanceDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHead title="Appearance">Kept on this device.</DialogHead>
        <AppearanceFields />
      </DialogContent>
    </Dialog>
  );
}

function AppearanceFields() {
  const [{ primary, neutral, isBlackAsPrimary }, setAppearance] = useState(readAppearance);

  function choosePrimary(value: string) {
    setBlackAsPrimary(value === BLACK);
    const color = PRIMARY_COLORS.find((known) => known === value);
    if (color) setPrimaryColor(color);
    setAppearance(readAppearance());
  }

  function chooseNeutral(value: string) {
    const color = NEUTRAL_COLORS.find((known) => known === value);
    if (color) setNeutralColor(color);
    setAppearance(readAppearance());
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Accent"
        value={isBlackAsPrimary ? BLACK : primary}
        onChange={(event) => choosePrimary(event.target.value)}
      >
        {PRIMARY_COLORS.map((color) => (
          <option key={color} value={color}>
            {PRIMARY_NAMES[color]}
          </option>
        ))}
        <option value={BLACK}>Black or white</option>
      </SelectField>
      <SelectField
        label="Grays"
        value={neutral}
        onChange={(event) => chooseNeutral(event.target.value)}
      >
        {NEUTRAL_COLORS.map((color) => (
          <option key={color} value={color}>
            {NEUTRAL_NAMES[color]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
