export const cardsInThisArticle = 'Cards in this article';

export const by = (authorName: string) => `By ${authorName}`;
export const factsChecked = 'facts checked';

export const theArticles = 'the articles';
export const noArticlesYet = 'No articles yet';
export const browseAllCards = 'Browse all cards';
export const untilTheFirstOneIs =
  'Until the first one is published, every card’s own page explains its rates, caps and rules.';
export const articles = 'Articles';

export const next = 'Next';
export const previous = 'Previous';
export const moreArticles = 'More articles';

export const allArticles = 'All articles';

export const loadingTheArticles = 'Loading the articles';
export const theArticlesCouldNotBe = 'The articles could not be loaded';
export const checkYourConnectionAndTry = 'Check your connection and try again.';

export const guidesAndReviews = 'Guides and reviews';
