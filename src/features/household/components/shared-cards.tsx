import type { ComponentProps } from 'react';
import { useHasSharedCards, useIsHouseholdShown } from '../queries.ts';
import { SharedCardSections } from './shared-card-sections.tsx';

/** The cards of the others, while the tab shows the household. */
export function SharedCards(props: ComponentProps<typeof SharedCardSections>) {
  const isShown = useIsHouseholdShown();
  const isAny = useHasSharedCards();
  return isShown && isAny ? <SharedCardSections {...props} /> : null;
}
