export const youAreOfflineWhatYou =
  'You are offline. What you change is sent when the network is back.';
export const youAreOfflineChangeWaits = (waiting: number, isKept: boolean) =>
  `You are offline. ${waiting} ${waiting === 1 ? 'change waits' : 'changes wait'} for the network: ${isKept ? 'kept on this device until then' : 'keep this tab open'}.`;

export const thisDeviceRefused = 'This device refused';
export const withoutANetwork = 'Without a network';
export const keepWhatISeeOn = 'Keep what I see on this device';
export const yourCardsBestCardAnd =
  'Your cards, best card and ranking then open without a network. Everything is wiped when you sign out. Leave it off on a device that others use.';

export const thereIsNothingLeftTo = 'There is nothing left to change';
export const itWasRemovedMeanwhileCopy =
  'It was removed meanwhile. Copy what you need before you discard it.';
export const changesThatWereNotSaved = 'Changes that were not saved';
export const aChangeYouMadeWithout = 'A change you made without a network was not saved.';
export const changesYouMadeWithoutA = (count: number) =>
  `${count} changes you made without a network were not saved.`;
export const tryAgain = (title: string) => `Try again: ${title}`;
export const tryAgainLabel = 'Try again';
export const discard = (title: string) => `Discard: ${title}`;
export const discardLabel = 'Discard';

export const aNewVersionIsReady = 'A new version is ready';
export const reloadToUseItWhat = 'Reload to use it. What you have typed stays.';
export const reload = 'Reload';
