import { useId } from 'react';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Label } from '@/components/ui/label.tsx';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { GallerySection } from './gallery-section.tsx';

const radios = ['First', 'Second', 'Third'] as const;

export function ChoiceGallery() {
  const id = useId();
  return (
    <GallerySection title="Choices">
      <fieldset className="grid gap-3">
        <legend className="pb-2 text-sm font-medium">Boxes to tick</legend>
        <Label className="min-h-6">
          <Checkbox /> Off
        </Label>
        <Label className="min-h-6">
          <Checkbox defaultChecked /> On
        </Label>
        <Label className="min-h-6">
          <Checkbox defaultChecked="indeterminate" /> Partly
        </Label>
        <Label className="min-h-6">
          <Checkbox disabled defaultChecked /> On, disabled
        </Label>
      </fieldset>
      <fieldset className="grid gap-3">
        <legend className="pb-2 text-sm font-medium">Switches</legend>
        <Label className="min-h-6">
          <Switch /> Switched off
        </Label>
        <Label className="min-h-6">
          <Switch defaultChecked /> Switched on
        </Label>
        <Label className="min-h-6">
          <Switch disabled /> Switched off, disabled
        </Label>
      </fieldset>
      <RadioGroup aria-label="One of three" defaultValue="Second" className="gap-3">
        {radios.map((name) => (
          <Label key={name} htmlFor={`${id}-${name}`} className="min-h-6">
            <RadioGroupItem id={`${id}-${name}`} value={name} disabled={name === 'Third'} />
            {name === 'Third' ? 'Third, disabled' : name}
          </Label>
        ))}
      </RadioGroup>
    </GallerySection>
  );
}
