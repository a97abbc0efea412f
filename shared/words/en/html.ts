/** What a page says where its scripts do not run. It is shown in all languages, one below the other. */
export const html = {
  needsScript: 'This page needs JavaScript. Please switch it on in the settings of your browser, or open this page in another browser.',
  unloaded: 'This page could not be loaded. Please check your internet connection, and load the page again.',
};
