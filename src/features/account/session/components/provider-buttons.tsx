import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { getEnv } from '@/lib/env.ts';
import { type Provider, signInWithProvider } from '../mutations.ts';
import { ProblemNote } from './problem-note.tsx';

const NAMES: Record<Provider, string> = { google: 'Google', github: 'GitHub' };

function listProviders(): Provider[] {
  const { VITE_GOOGLE_ENABLED, VITE_GITHUB_ENABLED } = getEnv();
  const providers: Provider[] = [];
  if (VITE_GOOGLE_ENABLED) providers.push('google');
  if (VITE_GITHUB_ENABLED) providers.push('github');
  return providers;
}

/** One button per configured provider; renders nothing if there is none. */
export function ProviderButtons() {
  const [pending, setPending] = useState<Provider>();
  const [problem, setProblem] = useState<string>();
  const providers = listProviders();
  if (providers.length === 0) return null;

  async function start(provider: Provider) {
    setPending(provider);
    setProblem(undefined);
    try {
      const outcome = await signInWithProvider(provider);
      if (outcome.kind !== 'refused') return;
      setProblem(outcome.problem.message);
    } catch (error) {
      console.warn('The provider could not be asked.', error);
      setProblem(`${NAMES[provider]} cannot be reached at the moment.`);
    }
    setPending(undefined);
  }

  return (
    <div className="grid gap-3">
      <ProblemNote message={problem} />
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="outline"
          isLoading={pending === provider}
          onClick={() => void start(provider)}
        >
          Continue with {NAMES[provider]}
        </Button>
      ))}
      <p className="text-muted-foreground flex items-center gap-3 text-sm before:h-px before:flex-1 before:bg-(--border) after:h-px after:flex-1 after:bg-(--border)">
        or with email
      </p>
    </div>
  );
}
