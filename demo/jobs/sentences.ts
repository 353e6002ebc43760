import { z } from 'zod'
import { careerLevels } from '#spec/lists.ts'
import { readData } from '../data.ts'

const Sentences = z.array(z.string()).min(1)
const OfGovernment = z.strictObject({ federal: Sentences, state: Sentences })

/** Sentences that postings share, whatever the field. */
export const wording = readData(
  'wording',
  z.strictObject({
    /** asked for, by career level */
    experience: z.record(z.enum(careerLevels), Sentences),
    /** government announcements begin and describe themselves in their own way */
    openings: OfGovernment,
    contexts: OfGovernment,
    closings: OfGovernment.extend({ private: Sentences, email: Sentences, volunteer: Sentences }),
    /** about a company that has no page of its own */
    companies: Sentences,
    streets: z.array(z.string()).min(1),
  }),
)
