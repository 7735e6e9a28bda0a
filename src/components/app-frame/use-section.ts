import { useLocation } from '@tanstack/react-router';

/** The navigation entry of the current address; one entry covers all addresses below it. */
export const useSection = (): string =>
  useLocation({ select: ({ pathname }) => pathname.split('/', 3).join('/') });
