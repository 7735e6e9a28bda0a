import { type Ref, type RefObject, useImperativeHandle } from 'react';

type Handed = HTMLButtonElement | null;

/** Hands on, as if it were drawn here, a button that is drawn elsewhere. */
export function StandIn({ of, ref }: { of: RefObject<Handed>; ref?: Ref<Handed> }) {
  useImperativeHandle<Handed, Handed>(ref, () => of.current, [of]);
  return null;
}
