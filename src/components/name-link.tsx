import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** Link to a record, as the name of its row. */
export const NameLink = createLink((props: ComponentProps<'a'>) => (
  <a {...props} className="font-medium underline-offset-4 hover:underline" />
));
