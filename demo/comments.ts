/** What people wrote on the wall of True Bearing. */
export const comments = [
  {
    name: 'Denise Okafor',
    message:
      'Typed in 68W and expected ambulances. The third result was a sleep clinic two miles from my house. I start in January.',
  },
  {
    name: 'Tom Brandt',
    message: 'The page says which words of the posting fit. I put those words in my résumé, and they called.',
  },
  {
    name: 'Lucía Romero',
    message: 'Married to the Navy, fourth move. First site where “remote” meant remote.',
  },
]
