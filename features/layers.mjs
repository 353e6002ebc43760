// The layers of the rooms, read by .dependency-cruiser.mjs: a room imports from rooms before it, types included.

/**
 * Lowest first. A room that is not here is above all: it may import from these, and no room from it. It gets a place once
 * another room needs it.
 */
export const layers = [
  ...[
    'privacy',
    'places',
    'occupations',
    'categories',
    'mail',
    'questions',
    'job-cards',
    'audit',
    'navigation',
    'files',
    'pictures',
    'module-audience',
  ],
  ...[
    'themes',
    'notices',
    'connections',
    'chat',
    'badges',
    'user-needs',
    'employers',
    'sso-subscriptions',
    'users',
    'sign-in',
    'second-factor',
    'single-sign-on',
    'profiles',
    'learning-cards',
    'quizzes',
  ],
  ...[
    'sign-up',
    'employer-sign-up',
    'rss',
    'calendar',
    'news',
    'favorites',
    'comments',
    'contact',
    'newsletter',
    'account-switch',
    'payments',
    'donations',
    'fundraisers',
    'team-pages',
    'tickets',
  ],
  ...[
    'recommendations',
    'trainings',
    'applicants',
    'applications',
    'job-search',
    'jobs',
    'feeds',
    'saved-searches',
    'sitemaps',
  ],
  ...['content', 'editor', 'pages', 'dashboard', 'home', 'website-builder'],
]

/** Imports from a room above, each with its reason. Remove a line when its import is gone; add none. */
export const exceptions = {
  'applications jobs': 'applying reads the open job; the page of a job shows the viewer’s application',
  'recommendations jobs': 'recommending reads the open job; the page of a job names who recommended it',
  'profiles job-search': 'a profile suggests jobs; the search ranks by the viewer’s profile',
  'news content': 'an article’s picture is that of its first column; a column shows articles',
  'editor pages': 'the editor shows differences and saves pages; the pages open the editor',
  'users sign-in': 'staff mail and copy reset links; signing in reads accounts',
  'sign-in second-factor': 'a sign-in asks for the second factor; its screens are pages of the account',
  'sign-in single-sign-on': 'the log-in page offers the providers; their answer signs in',
  'sign-in sign-up': 'who is not activated is sent the activation mail again',
  'themes pages': 'a duplicated site has copies of the pages',
  'themes sign-up': 'the site form sets what sign-up asks for',
  'themes users': 'the site form finds owners among the accounts',
}
