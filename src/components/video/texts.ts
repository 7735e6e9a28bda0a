export const vimeo = 'Vimeo';
export const play = (title: string) => `Play “${title}”`;
export const from = (provider: string) => ` from ${provider}`;
export const playsFrom = (provider: string) => `Plays from ${provider}`;
