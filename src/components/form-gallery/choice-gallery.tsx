import { useId } from 'react';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Label } from '@/components/ui/label.tsx';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { GallerySection } from './gallery-section.tsx';
import * as texts from './texts.ts';

const radios = [texts.first, texts.second, texts.third] as const;

/** Yes or no, and one of few. */
export function ChoiceGallery() {
  const id = useId();
  return (
    <GallerySection title={texts.choices}>
      <fieldset className="grid gap-3">
        <legend className="pb-2 text-sm font-medium">{texts.boxesToTick}</legend>
        <Label className="min-h-6">
          <Checkbox /> {texts.off}
        </Label>
        <Label className="min-h-6">
          <Checkbox defaultChecked /> {texts.on}
        </Label>
        <Label className="min-h-6">
          <Checkbox defaultChecked="indeterminate" /> {texts.partly}
        </Label>
        <Label className="min-h-6">
          <Checkbox disabled defaultChecked /> {texts.onDisabled}
        </Label>
      </fieldset>
      <fieldset className="grid gap-3">
        <legend className="pb-2 text-sm font-medium">{texts.switches}</legend>
        <Label className="min-h-6">
          <Switch /> {texts.switchedOff}
        </Label>
        <Label className="min-h-6">
          <Switch defaultChecked /> {texts.switchedOn}
        </Label>
        <Label className="min-h-6">
          <Switch disabled /> {texts.switchedOffDisabled}
        </Label>
      </fieldset>
      <RadioGroup aria-label={texts.oneOfThree} defaultValue="Second" className="gap-3">
        {radios.map((name) => (
          <Label key={name} htmlFor={`${id}-${name}`} className="min-h-6">
            <RadioGroupItem id={`${id}-${name}`} value={name} disabled={name === 'Third'} />
            {name === 'Third' ? texts.thirdDisabled : name}
          </Label>
        ))}
      </RadioGroup>
    </GallerySection>
  );
}
