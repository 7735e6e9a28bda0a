import { type ComponentProps, type MouseEvent, cloneElement, isValidElement } from 'react';

type Press = MouseEvent<HTMLButtonElement>;

/** Merges the surrounding props into its single child; the child's own props win. */
export function Slot({ children, className, onClick, ...props }: ComponentProps<'button'>) {
  if (!isValidElement<ComponentProps<'button'>>(children)) {
    throw new Error('A slot holds exactly one element.');
  }
  const { props: own } = children;
  return cloneElement(children, {
    ...props,
    ...own,
    className: [className, own.className].filter(Boolean).join(' '),
    ...((onClick ?? own.onClick) && {
      onClick: (event: Press) => {
        own.onClick?.(event);
        if (!event.defaultPrevented) onClick?.(event);
      },
    }),
  });
}
