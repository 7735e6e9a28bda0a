import { Link, useRouter } from '@tanstack/react-router';
import { LogOut, Monitor, Moon, Palette, ShieldCheck, Sun, UserRound } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { COLOR_MODES, setColorMode, useColorMode } from '@/lib/theme.ts';

const AppearanceDialog = lazyNamed(
  () => import('@/components/appearance-dialog.tsx'),
  'AppearanceDialog',
);

export type Account = {
  name: string | null;
  email: string | null;
  imageUrl: string | null;
  isAdmin?: boolean;
};

const MODES = {
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
  system: { label: 'Match device', icon: Monitor },
};

const PROFILE = { to: '/app/my-profile' } satisfies { to: string };

type AccountMenuProps = { account: Account; onSignOut: () => void };

export function AccountMenu({ account, onSignOut }: AccountMenuProps) {
  const router = useRouter();
  const mode = useColorMode();
  const [isChoosing, setChoosing] = useState(false);
  const wantsAppearance = useRef(false);
  const shownName = account.name ?? account.email ?? 'Member';
  const hasProfile = PROFILE.to in router.routesByPath;
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger
          aria-label={`Account of ${shownName}`}
          className="hover:bg-accent flex size-10 items-center justify-center rounded-full"
        >
          <Avatar name={shownName} imageUrl={account.imageUrl} size="md" />
        </DropdownMenuTrigger>
        <DropdownMenuContent
          align="end"
          className="w-64"
          onCloseAutoFocus={() => {
            // Opened any earlier, the dialog would lose the focus to the closing menu and close too.
            if (!wantsAppearance.current) return;
            wantsAppearance.current = false;
            setChoosing(true);
          }}
        >
          <div className="px-2 py-1.5">
            <p className="truncate font-medium">{shownName}</p>
            {account.email && account.email !== shownName && (
              <p className="text-muted-foreground truncate text-sm">{account.email}</p>
            )}
          </div>
          <DropdownMenuSeparator />
          {hasProfile && (
            <DropdownMenuItem asChild>
              <Link {...PROFILE}>
                <UserRound aria-hidden />
                My profile
              </Link>
            </DropdownMenuItem>
          )}
          {account.isAdmin === true && (
            <DropdownMenuItem asChild>
              <Link to="/admin">
                <ShieldCheck aria-hidden />
                Administration
              </Link>
            </DropdownMenuItem>
          )}
          <DropdownMenuLabel>Colors</DropdownMenuLabel>
          <DropdownMenuRadioGroup
            value={mode}
            onValueChange={(value) => {
              const chosen = COLOR_MODES.find((known) => known === value);
              if (chosen) setColorMode(chosen);
            }}
          >
            {COLOR_MODES.map((value) => {
              const { label, icon: Icon } = MODES[value];
              return (
                <DropdownMenuRadioItem key={value} value={value}>
                  <Icon aria-hidden />
                  {label}
                </DropdownMenuRadioItem>
              );
            })}
          </DropdownMenuRadioGroup>
          <DropdownMenuItem
            onSelect={() => {
              wantsAppearance.current = true;
            }}
          >
            <Palette aria-hidden />
            Appearance
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={onSignOut}>
            <LogOut aria-hidden />
            Sign out
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isChoosing && (
        <Suspense>
          <AppearanceDialog onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
