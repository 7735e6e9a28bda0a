export const thisWasRemovedElsewhereWhile = (isPutBack: boolean) =>
  `This was removed elsewhere while you had it open. ${isPutBack ? 'Saving puts it back as it stands here.' : 'What you typed is still here, but it can no longer be saved.'}`;
export const changedElsewhere = 'Changed elsewhere';
export const changedElsewhereWhileYouHad =
  'Changed elsewhere while you had this open. What you typed still stands.';
export const isNow = 'is now';
export const keepMine = 'Keep mine';
export const takeTheirs = 'Take theirs';
export const keepAllOfMine = 'Keep all of mine';
export const takeAllOfTheirs = 'Take all of theirs';

export const keepMineOf = (label: string) => `Keep mine: ${label}`;
export const takeTheirsOf = (label: string) => `Take theirs: ${label}`;
