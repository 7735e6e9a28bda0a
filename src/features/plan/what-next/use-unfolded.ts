import { useState } from 'react';

/** Unfolded parts of the lists of steps, while the page is open: a new plan keeps them. */
export function useUnfolded() {
  const [shown, onChange] = useState({ details: false, dates: false });
  return { ...shown, onChange };
}

export type Unfolded = ReturnType<typeof useUnfolded>;
