import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Tooltip } from '@/components/ui/tooltip.tsx';

type TooltipOnDemandProps = {
  content: ReactNode;
  /** One focusable element, as for `Tooltip`. */
  children: ReactNode;
};

let known: typeof Tooltip | undefined;

/** A tooltip whose code loads when the pointer comes near, since most tooltips are never opened. */
export function TooltipOnDemand({ content, children }: TooltipOnDemandProps) {
  const place = useRef<HTMLSpanElement>(null);
  const hadFocus = useRef(false);
  const [Shown, setShown] = useState<{ as: typeof Tooltip }>();

  const fetch = () => {
    const show = (as: typeof Tooltip) => {
      known = as;
      hadFocus.current = place.current?.contains(document.activeElement) ?? false;
      setShown({ as });
    };
    if (Shown) return;
    if (known) show(known);
    else
      import('@/components/ui/tooltip.tsx').then(
        ({ Tooltip: as }) => {
          show(as);
        },
        // The element's name has the same text.
        (error: unknown) => {
          console.warn('A tooltip could not be loaded.', error);
        },
      );
  };

  // Restores the focus, since the element was replaced.
  useLayoutEffect(() => {
    if (Shown && hadFocus.current) place.current?.querySelector<HTMLElement>(':scope > *')?.focus();
  }, [Shown]);

  return (
    <span ref={place} className="contents" onPointerEnter={fetch} onFocus={fetch}>
      {Shown ? <Shown.as content={content}>{children}</Shown.as> : children}
    </span>
  );
}
