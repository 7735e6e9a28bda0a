import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Input } from '@/components/ui/input.tsx';

export function PasswordInput(props: ComponentProps<'input'>) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input {...props} type={isShown ? 'text' : 'password'} className="pr-11" />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label="Show the password"
        onClick={() => setShown(!isShown)}
        className="touch-area text-muted-foreground hover:bg-accent absolute top-1 right-1 flex size-8 items-center justify-center rounded-md"
      >
        {isShown ? (
          <EyeOff aria-hidden className="size-5" />
        ) : (
          <Eye aria-hidden className="size-5" />
        )}
      </button>
    </div>
  );
}
