import {
  ArrowLeftRight,
  BadgePercent,
  BarChart3,
  Bell,
  BookOpen,
  CalendarClock,
  Coins,
  CreditCard,
  Gift,
  Handshake,
  House,
  Landmark,
  LayoutGrid,
  ListChecks,
  type LucideIcon,
  PenTool,
  PlaneTakeoff,
  ReceiptText,
  Scale,
  ShieldCheck,
  Signpost,
  Target,
  Trophy,
  UserRound,
  Users,
  Wallet,
} from 'lucide-react';
import { useLocation } from '@tanstack/react-router';

export type NavigationItem = {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Further words to find it by; else those of its group. */
  note?: string;
  /** Start of the addresses that are reached from it alone. */
  also?: string;
};
export type NavigationGroup = {
  label: string;
  icon: LucideIcon;
  /** Shown without a menu, four at most; the word links to the first. */
  pages: readonly [NavigationItem, ...NavigationItem[]];
  /** In a phone's sheet, among all pages, and found by search. */
  further: readonly NavigationItem[];
};

/** The page of the counter, the round button of a phone. */
export const COUNTER: NavigationItem = {
  to: '/app/best-card',
  label: 'Best card',
  icon: Target,
};

export const ALL_PAGES: NavigationItem = {
  to: '/app/all-pages',
  label: 'All pages',
  icon: LayoutGrid,
};

export const NAVIGATION: readonly [NavigationGroup, ...NavigationGroup[]] = [
  {
    label: 'Use',
    icon: CreditCard,
    pages: [
      { to: '/app', label: 'Home', icon: House },
      COUNTER,
      { to: '/app/my-benefits', label: 'My benefits', icon: Gift },
      { to: '/app/bonus-tracker', label: 'Bonus tracker', icon: Trophy },
    ],
    further: [
      { to: '/app/card-offers', label: 'Card offers', icon: BadgePercent },
      { to: '/app/points-or-cash', label: 'Points or cash', icon: Scale },
    ],
  },
  {
    label: 'Mine',
    icon: UserRound,
    pages: [
      { to: '/app/my-cards', label: 'My cards', icon: CreditCard },
      { to: '/app/my-points', label: 'My points', icon: Coins },
      { to: '/app/my-annual-spending', label: 'My spending', icon: ReceiptText },
      { to: '/app/household', label: 'Household', icon: Users },
    ],
    further: [
      { to: '/app/my-wallets', label: 'My wallets', icon: Wallet },
      { to: '/app/reminders', label: 'Reminders', icon: Bell },
      { to: '/app/selectable-categories', label: 'Selectable categories', icon: ListChecks },
    ],
  },
  {
    label: 'Plan',
    icon: Signpost,
    pages: [
      { to: '/app/what-next', label: 'What next', icon: Signpost },
      { to: '/app/wallet-setups', label: 'Best wallet', icon: Wallet },
      {
        to: '/app/upcoming-fees',
        label: 'Upcoming fees',
        icon: CalendarClock,
        also: '/app/fee-day',
      },
      { to: '/app/signup-bonuses', label: 'Sign-up bonuses', icon: BadgePercent },
    ],
    further: [
      { to: '/app/card-ranking', label: 'Card ranking', icon: ListChecks },
      { to: '/app/wallet-comparisons', label: 'Wallet comparison', icon: Scale },
      { to: '/app/card-comparison', label: 'Card comparison', icon: ArrowLeftRight },
      { to: '/app/spending-comparison-chart', label: 'Spending chart', icon: BarChart3 },
    ],
  },
  {
    label: 'Learn',
    icon: BookOpen,
    pages: [
      { to: '/app/credit-cards', label: 'Credit cards', icon: CreditCard },
      { to: '/app/point-systems', label: 'Point systems', icon: Coins },
      { to: '/app/application-rules', label: 'Application rules', icon: ListChecks },
      { to: '/reviews', label: 'Guides', icon: BookOpen },
    ],
    further: [
      { to: '/app/partners', label: 'Partners', icon: Handshake },
      { to: '/app/benefits', label: 'Benefits', icon: Gift },
      { to: '/app/banks', label: 'Banks', icon: Landmark },
      { to: '/app/credit-unions', label: 'Credit unions', icon: Users },
      { to: '/app/alliances', label: 'Alliances', icon: PlaneTakeoff },
      { to: '/app/whiteboard', label: 'Whiteboard', icon: PenTool },
      ALL_PAGES,
    ],
  },
];

/** Pages outside the four words. The profile and the admin area are in the account menu. */
export const ACCOUNT: NavigationGroup = {
  label: 'Account',
  icon: UserRound,
  pages: [
    {
      to: '/app/my-profile',
      label: 'My profile',
      icon: UserRound,
      note: 'Account, point values, settings',
    },
    {
      to: '/app/privacy-policy',
      label: 'Privacy policy',
      icon: ShieldCheck,
      note: 'Data, cookies',
    },
    { to: '/app/terms-of-service', label: 'Terms of service', icon: Scale, note: 'Conditions' },
  ],
  further: [],
};

/** Pages of a group, first those that are seen at once. */
export const listGroup = ({ pages, further }: NavigationGroup): readonly NavigationItem[] => [
  ...pages,
  ...further,
];

/** The word of the current address, which covers all addresses below its pages; undefined on pages of no word. */
export const useOpenGroup = (): NavigationGroup | undefined =>
  useLocation({
    select: ({ pathname }) => {
      const section = pathname.split('/', 3).join('/');
      return NAVIGATION.find((group) =>
        listGroup(group).some(({ to, also }) => to === section || also === section),
      );
    },
  });
