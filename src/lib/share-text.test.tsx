import { afterEach, describe, expect, it, vi } from 'vitest';
import { shareText } from './share-text.ts';

const input = { title: 'Sheet', text: 'Dining: Gold', url: 'https://example.test/sheet' };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('shareText', () => {
  it('hands text and link to the device', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { share });
    await expect(shareText(input)).resolves.toBe('shared');
    expect(share).toHaveBeenCalledWith(input);
  });

  it('takes a closed dialog for no failure, and anything else for one', async () => {
    const share = vi.fn().mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    vi.stubGlobal('navigator', { share });
    await expect(shareText(input)).resolves.toBe('canceled');
    share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await expect(shareText(input)).rejects.toThrow('no');
  });

  it('copies both where the device cannot share', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await expect(shareText(input)).resolves.toBe('copied');
    expect(writeText).toHaveBeenCalledWith('Dining: Gold\nhttps://example.test/sheet');
  });
});
