import { useLocation } from '@tanstack/react-router';

/** The entry of the navigation that the address is under: one stands for all addresses below it. */
export const useSection = (): string =>
  useLocation({ select: ({ pathname }) => pathname.split('/', 3).join('/') });
