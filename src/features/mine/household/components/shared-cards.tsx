import type { ComponentProps } from 'react';
import { useHasShared, useIsHouseholdShown } from '../queries.ts';
import { SharedCardSections } from './shared-card-sections.tsx';

export function SharedCards(props: ComponentProps<typeof SharedCardSections>) {
  const isShown = useIsHouseholdShown();
  const isAny = useHasShared('cards');
  return isShown && isAny ? <SharedCardSections {...props} /> : null;
}
