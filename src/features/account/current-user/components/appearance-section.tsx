import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Label } from '@/components/ui/label.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import {
  NEUTRAL_COLORS,
  PRIMARY_COLORS,
  setBlackAsPrimary,
  setNeutralColor,
  setPrimaryColor,
} from '@/lib/appearance.ts';
import { COLOR_MODES, setColorMode, useColorMode } from '@/lib/theme.ts';
import { ProfileSection } from './profile-section.tsx';

const modeLabels = { light: 'Light', dark: 'Dark', system: 'Match device' } as const;
const primaryLabels = { green: 'Green', sky: 'Sky', violet: 'Violet' } as const;
const neutralLabels = { slate: 'Slate', zinc: 'Zinc', stone: 'Stone' } as const;

function readAttribute(name: 'primary' | 'neutral'): string | undefined {
  return document.documentElement.dataset[name];
}

export function AppearanceSection() {
  const mode = useColorMode();
  const [primary, setPrimary] = useState(readAttribute('primary') ?? 'green');
  const [neutral, setNeutral] = useState(readAttribute('neutral') ?? 'slate');
  const [isBlack, setBlack] = useState(
    document.documentElement.hasAttribute('data-black-as-primary'),
  );
  return (
    <ProfileSection title="Colors" description="Kept on this device only.">
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField
          label="Mode"
          value={mode}
          onChange={(event) => {
            const chosen = COLOR_MODES.find((known) => known === event.target.value);
            if (chosen) setColorMode(chosen);
          }}
        >
          {COLOR_MODES.map((value) => (
            <option key={value} value={value}>
              {modeLabels[value]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Accent"
          value={primary}
          disabled={isBlack}
          onChange={(event) => {
            const chosen = PRIMARY_COLORS.find((known) => known === event.target.value);
            if (!chosen) return;
            setPrimaryColor(chosen);
            setPrimary(chosen);
          }}
        >
          {PRIMARY_COLORS.map((value) => (
            <option key={value} value={value}>
              {primaryLabels[value]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Neutrals"
          value={neutral}
          onChange={(event) => {
            const chosen = NEUTRAL_COLORS.find((known) => known === event.target.value);
            if (!chosen) return;
            setNeutralColor(chosen);
            setNeutral(chosen);
          }}
        >
          {NEUTRAL_COLORS.map((value) => (
            <option key={value} value={value}>
              {neutralLabels[value]}
            </option>
          ))}
        </SelectField>
        <Label className="min-h-10 font-normal">
          <Checkbox
            checked={isBlack}
            onCheckedChange={(checked) => {
              setBlackAsPrimary(checked === true);
              setBlack(checked === true);
            }}
          />
          Black as accent
        </Label>
      </div>
    </ProfileSection>
  );
}
