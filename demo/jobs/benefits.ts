import { z } from 'zod'
import { readData } from '../data.ts'

const Sentences = z.array(z.string()).min(1)

/** What employers offer, by the kind of employer: sentences of one paragraph. */
export const benefits = readData(
  'benefits',
  z.strictObject({
    care: Sentences,
    union: Sentences,
    public: Sentences,
    company: Sentences,
    nonprofit: Sentences,
    federal: Sentences,
    volunteer: Sentences,
  }),
)

const groups = [
  [['hospital', 'clinic', 'care', 'ems'], benefits.care],
  [['local', 'transit', 'school', 'college', 'board', 'port'], benefits.public],
  [['nonprofit', 'faith', 'ability'], benefits.nonprofit],
] as const

/** Which of the benefits an employer gives: by its flags and by what it is first of all. */
export function benefitsOf([kind = '']: string[], flags: string[]): string[] {
  if (flags.includes('union')) return benefits.union
  return groups.find(([kinds]) => (kinds as readonly string[]).includes(kind))?.[1] ?? benefits.company
}
