export const theVideos = 'the videos';
export const noVideosYet = 'No videos yet';
export const readTheArticles = 'Read the articles';
export const noneHasBeenPublishedSo =
  'None has been published so far. The same questions, with their arithmetic, are answered in writing.';
export const videos = 'Videos';
export const long = (duration: string) => `${duration} long`;

export const watchTheVideo = 'Watch the video';
export const watchVideos = (count: number) => `Watch ${count} videos`;
