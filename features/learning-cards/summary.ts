import { trimmed } from '#spec/limits.ts'

/** Document 2, section 9: summaries of trainings and resources, cut to 20 words. */
export function summaryOf(text: string): string {
  const words = text.trim().split(/\s+/)
  const { summaryWords } = trimmed
  return words.length > summaryWords
    ? `${words
        .slice(0, summaryWords)
        .join(' ')
        .replace(/[.,;:]+$/, '')}…`
    : words.join(' ')
}
