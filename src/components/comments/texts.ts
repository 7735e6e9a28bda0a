export const comments = 'Comments';
export const theCommentsCouldNotBe = 'The comments could not be loaded';
export const theyComeFromDisqusWhich =
  'They come from Disqus, which does not answer or is blocked on this device.';
export const commentsComeFromDisqusWhich =
  'Comments come from Disqus, which is asked for them once you get here.';
