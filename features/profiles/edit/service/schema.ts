/** `_rank` and `_occupation` are words: what was typed where nothing was chosen, or where there is no script. */
export const serviceFields = ['corps', 'rank', '_rank', 'occupation', '_occupation', 'from', 'to'] as const
