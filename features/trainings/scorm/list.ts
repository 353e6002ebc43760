// Without Zod: the player has it in the browser.

/** What the page gives to the frame, after this word, as the frame’s name: it is there before any script runs. */
export const marker = 'muster-scorm:'
