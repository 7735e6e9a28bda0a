import {
  Armchair,
  ArrowLeftRight,
  BadgePercent,
  BarChart3,
  CalendarClock,
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
  Star,
  Target,
  Trophy,
  UserRound,
  Users,
  Wallet,
} from 'lucide-react';

export type NavigationItem = { to: string; label: string; icon: LucideIcon };
export type NavigationGroup = { label: string | undefined; items: readonly NavigationItem[] };

/** The order of the side bar. An entry is drawn once its screen exists in the route tree. */
export const NAVIGATION: readonly NavigationGroup[] = [
  {
    label: undefined,
    items: [
      { to: '/app', label: 'Home', icon: House },
      { to: '/app/best-card', label: 'Best card', icon: Target },
      { to: '/app/card-ranking', label: 'Card ranking', icon: ListOrdered },
      { to: '/app/wallet-comparisons', label: 'Wallet comparison', icon: Scale },
      { to: '/app/card-comparison', label: 'Card comparison', icon: ArrowLeftRight },
      { to: '/app/spending-comparison-chart', label: 'Spending chart', icon: BarChart3 },
    ],
  },
  {
    label: 'Mine',
    items: [
      { to: '/app/my-cards', label: 'My cards', icon: CreditCard },
      { to: '/app/my-annual-spending', label: 'My spending', icon: ReceiptText },
      { to: '/app/my-wallets', label: 'My wallets', icon: Wallet },
      { to: '/app/my-benefits', label: 'My benefits', icon: Gift },
      { to: '/app/bonus-tracker', label: 'Bonus tracker', icon: Trophy },
      { to: '/app/upcoming-fees', label: 'Upcoming fees', icon: CalendarClock },
      { to: '/app/selectable-categories', label: 'My choices', icon: ListChecks },
      { to: '/app/my-profile', label: 'My profile', icon: UserRound },
    ],
  },
  {
    label: 'Catalogue',
    items: [
      { to: '/app/credit-cards', label: 'Credit cards', icon: Layers },
      { to: '/app/signup-bonuses', label: 'Sign-up bonuses', icon: BadgePercent },
      { to: '/app/wallet-setups', label: 'Wallet setups', icon: Shapes },
      { to: '/app/point-systems', label: 'Point systems', icon: Star },
      { to: '/app/benefits', label: 'Benefits', icon: Armchair },
      { to: '/app/application-rules', label: 'Application rules', icon: ListChecks },
      { to: '/app/banks', label: 'Banks', icon: Landmark },
      { to: '/app/credit-unions', label: 'Credit unions', icon: Users },
      { to: '/app/partners', label: 'Partners', icon: Handshake },
      { to: '/app/alliances', label: 'Alliances', icon: PlaneTakeoff },
      { to: '/app/whiteboard', label: 'Whiteboard', icon: PenTool },
    ],
  },
];

/** What the bottom bar of a phone offers; everything else is behind "More". */
export const BOTTOM_BAR_PATHS: readonly string[] = [
  '/app',
  '/app/best-card',
  '/app/card-ranking',
  '/app/my-cards',
];
