import { useId } from 'react';
import { Label } from '@/components/ui/label.tsx';
import { Switch } from '@/components/ui/switch.tsx';

type FilterSwitchProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

export function FilterSwitch({ label, isOn, onChange }: FilterSwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-10 items-center gap-2 self-end">
      <Switch id={id} checked={isOn} onCheckedChange={onChange} />
      <Label htmlFor={id}>{label}</Label>
    </div>
  );
}
