import { type WorkField, workFields } from '#catalog/job-words.ts'

const around =
  /^(?:the )?(?:field of |anything in |something in )?|(?: (?:field|industry|sector|business))$/gi

/** The field of work that the words are, as a whole: 'dentistry', 'the hospitality industry'. Null: they are none. */
export const fieldOfWork = (words: string): WorkField | null =>
  workFields.get(words.toLowerCase()) ?? workFields.get(words.toLowerCase().replace(around, '')) ?? null
