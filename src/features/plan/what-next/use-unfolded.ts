import { useState } from 'react';

/** What is unfolded in the lists of steps, while the page is open: a new plan keeps it. */
export function useUnfolded() {
  const [shown, onChange] = useState({ details: false, dates: false });
  return { ...shown, onChange };
}

export type Unfolded = ReturnType<typeof useUnfolded>;
