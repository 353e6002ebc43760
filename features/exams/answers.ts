import { z } from 'zod'

/** Document 3, section 7: exams with the score of the person who asks, 0 to 100; null when the profile says too little. */
export const ExamList = z.looseObject({
  data: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      score: z.number().nullable(),
      pdfLink: z.string().nullable(),
      filingStart: z.string(),
      filingEnd: z.string(),
    }),
  ),
  totalDocs: z.int(),
})
