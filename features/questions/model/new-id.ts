/** Names a question for good: what was answered is kept under it. */
export const newQuestionId = (): string => `q-${crypto.randomUUID().slice(0, 8)}`
