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
import * as texts from './texts.ts';

/** A page under its own title. */
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
  label: texts.bestCard,
  icon: Target,
};

/** The profile and the admin area are in the menu of the account. */
export const NAVIGATION: readonly NavigationGroup[] = [
  {
    label: texts.use,
    icon: CreditCard,
    pages: [
      { to: '/app', label: texts.home, icon: House },
      COUNTER,
      { to: '/app/my-benefits', label: texts.myBenefits, icon: Gift },
      { to: '/app/bonus-tracker', label: texts.bonusTracker, icon: Trophy },
    ],
    further: [],
  },
  {
    label: texts.mine,
    icon: UserRound,
    pages: [
      { to: '/app/my-cards', label: texts.myCards, icon: CreditCard },
      { to: '/app/my-points', label: texts.myPoints, icon: Coins },
      { to: '/app/my-annual-spending', label: texts.mySpending, icon: ReceiptText },
      { to: '/app/my-wallets', label: texts.myWallets, icon: Wallet },
    ],
    further: [
      { to: '/app/upcoming-fees', label: texts.upcomingFees, icon: CalendarClock },
      { to: '/app/reminders', label: texts.reminders, icon: Bell },
      { to: '/app/household', label: texts.household, icon: Users },
      { to: '/app/selectable-categories', label: texts.selectableCategories, icon: ListChecks },
    ],
  },
  {
    label: texts.plan,
    icon: Signpost,
    pages: [
      { to: '/app/what-next', label: texts.whatNext, icon: Signpost },
      { to: '/app/wallet-setups', label: texts.bestWallet, icon: Shapes },
      { to: '/app/signup-bonuses', label: texts.signUpBonuses, icon: BadgePercent },
      { to: '/app/card-ranking', label: texts.cardRanking, icon: ListOrdered },
    ],
    further: [
      { to: '/app/application-rules', label: texts.applicationRules, icon: ListChecks },
      { to: '/app/wallet-comparisons', label: texts.walletComparison, icon: Scale },
      { to: '/app/card-comparison', label: texts.cardComparison, icon: ArrowLeftRight },
      { to: '/app/spending-comparison-chart', label: texts.spendingChart, icon: BarChart3 },
    ],
  },
  {
    label: texts.learn,
    icon: BookOpen,
    pages: [
      { to: '/app/credit-cards', label: texts.creditCards, icon: Layers },
      { to: '/app/point-systems', label: texts.pointSystems, icon: Star },
      { to: '/app/partners', label: texts.partners, icon: Handshake },
      { to: '/reviews', label: texts.guidesAndReviews, icon: BookOpen },
    ],
    further: [
      { to: '/app/benefits', label: texts.benefits, icon: Armchair },
      { to: '/app/banks', label: texts.banks, icon: Landmark },
      { to: '/app/credit-unions', label: texts.creditUnions, icon: Users },
      { to: '/app/alliances', label: texts.alliances, icon: PlaneTakeoff },
      { to: '/app/whiteboard', label: texts.whiteboard, icon: PenTool },
    ],
  },
];
