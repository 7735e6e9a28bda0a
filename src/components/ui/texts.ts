export const choose = 'Choose';
export const nothingMatches = 'Nothing matches.';

export const close = 'Close';

export const search = (label: string) => `Search ${label}`;
export const searchLabel = 'Search';

export const canBeScrolledSideways = (label: string) => `${label}, can be scrolled sideways`;

export const dismiss = 'Dismiss';

export const thisCouldNotBeOpened = 'This could not be opened';
