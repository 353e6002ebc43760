/** How many requests a person may send in 24 hours, canceled ones included. */
export const requestsPerDay = 20
/** A personal note, in characters. */
export const longestNote = 300
