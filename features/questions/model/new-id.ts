/** A permanent id: answers are stored under it. */
export const newQuestionId = (): string => `q-${crypto.randomUUID().slice(0, 8)}`
