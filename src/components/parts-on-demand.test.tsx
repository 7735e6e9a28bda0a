import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { consent } from '@/lib/consent.ts';
import { ConsentOnDemand } from './parts-on-demand.tsx';

const settings = vi.hoisted((): { env: Record<string, unknown> } => ({ env: {} }));
const asked = vi.hoisted(() => vi.fn<() => boolean>());
vi.mock('@/lib/env.ts', () => ({ getEnv: () => settings.env }));
vi.mock('@/lib/consent-rules.ts', () => ({ isConsentRequired: asked }));
vi.mock('@tanstack/react-router', () => ({ Link: () => null }));

const question = () => screen.queryByRole('region', { name: 'Statistics' });

beforeEach(() => {
  settings.env = { VITE_TAG_MANAGER_ID: 'GTM-TEST' };
  asked.mockReset().mockReturnValue(true);
  consent.clear();
});

describe('the question about statistics', () => {
  it('is asked until it is answered', async () => {
    render(<ConsentOnDemand />);
    await userEvent.click(await screen.findByRole('button', { name: 'Refuse' }));
    expect(question()).toBeNull();
    expect(consent.get()).toBe('refused');
  });

  it('is asked nowhere that it need not be, nor of search engines', async () => {
    asked.mockReturnValue(false);
    const { unmount } = render(<ConsentOnDemand />);
    await waitFor(() => {
      expect(asked).toHaveBeenCalled();
    });
    expect(question()).toBeNull();
    unmount();

    asked.mockClear().mockReturnValue(true);
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
    render(<ConsentOnDemand />);
    await waitFor(() => {
      expect(asked).toHaveBeenCalled();
    });
    expect(question()).toBeNull();
  });

  it('is asked for reports of errors and speed alone, where the operator wants that', async () => {
    settings.env = { VITE_ASK_FOR_REPORTS: true };
    render(<ConsentOnDemand />);
    await userEvent.click(await screen.findByRole('button', { name: 'Allow' }));
    expect(consent.get()).toBe('granted');
  });

  it('is not even fetched by a build that has no statistics', async () => {
    settings.env = {};
    render(<ConsentOnDemand />);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(asked).not.toHaveBeenCalled();
  });
});
