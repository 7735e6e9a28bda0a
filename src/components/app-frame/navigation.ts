import {
  Armchair,
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
  Layers,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  PenTool,
  PlaneTakeoff,
  ReceiptText,
  Scale,
  Shapes,
  Signpost,
  Star,
  Target,
  Trophy,
  UserRound,
  Users,
  Wallet,
} from 'lucide-react';

export type NavigationItem = { to: string; label: string; icon: LucideIcon };
export type NavigationGroup = {
  label: string;
  icon: LucideIcon;
  /** Seen at once: four at most. */
  pages: readonly NavigationItem[];
  /** Unfolded by “More”. */
  further: readonly NavigationItem[];
};

/** The page of the counter, the round button of a phone. */
export const COUNTER: NavigationItem = {
  to: '/app/best-card',
  label: 'Best card',
  icon: Target,
};

/** The profile and the admin area are in the menu of the account. */
export const NAVIGATION: readonly NavigationGroup[] = [
  {
    label: 'Use',
    icon: CreditCard,
    pages: [
      { to: '/app', label: 'Home', icon: House },
      COUNTER,
      { to: '/app/my-benefits', label: 'My benefits', icon: Gift },
      { to: '/app/bonus-tracker', label: 'Bonus tracker', icon: Trophy },
    ],
    further: [],
  },
  {
    label: 'Mine',
    icon: UserRound,
    pages: [
      { to: '/app/my-cards', label: 'My cards', icon: CreditCard },
      { to: '/app/my-points', label: 'My points', icon: Coins },
      { to: '/app/my-annual-spending', label: 'My spending', icon: ReceiptText },
      { to: '/app/my-wallets', label: 'My wallets', icon: Wallet },
    ],
    further: [
      { to: '/app/upcoming-fees', label: 'Upcoming fees', icon: CalendarClock },
      { to: '/app/reminders', label: 'Reminders', icon: Bell },
      { to: '/app/household', label: 'Household', icon: Users },
      { to: '/app/selectable-categories', label: 'Selectable categories', icon: ListChecks },
    ],
  },
  {
    label: 'Plan',
    icon: Signpost,
    pages: [
      { to: '/app/what-next', label: 'What next', icon: Signpost },
      { to: '/app/wallet-setups', label: 'Best wallet', icon: Shapes },
      { to: '/app/signup-bonuses', label: 'Sign-up bonuses', icon: BadgePercent },
      { to: '/app/card-ranking', label: 'Card ranking', icon: ListOrdered },
    ],
    further: [
      { to: '/app/application-rules', label: 'Application rules', icon: ListChecks },
      { to: '/app/wallet-comparisons', label: 'Wallet comparison', icon: Scale },
      { to: '/app/card-comparison', label: 'Card comparison', icon: ArrowLeftRight },
      { to: '/app/spending-comparison-chart', label: 'Spending chart', icon: BarChart3 },
    ],
  },
  {
    label: 'Learn',
    icon: BookOpen,
    pages: [
      { to: '/app/credit-cards', label: 'Credit cards', icon: Layers },
      { to: '/app/point-systems', label: 'Point systems', icon: Star },
      { to: '/app/partners', label: 'Partners', icon: Handshake },
      { to: '/reviews', label: 'Guides and reviews', icon: BookOpen },
    ],
    further: [
      { to: '/app/benefits', label: 'Benefits', icon: Armchair },
      { to: '/app/banks', label: 'Banks', icon: Landmark },
      { to: '/app/credit-unions', label: 'Credit unions', icon: Users },
      { to: '/app/alliances', label: 'Alliances', icon: PlaneTakeoff },
      { to: '/app/whiteboard', label: 'Whiteboard', icon: PenTool },
    ],
  },
];
