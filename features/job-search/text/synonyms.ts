import { stemsOf } from './words.ts'

/** Groups of synonyms: abbreviations of trades that veterans enter. Longer lists add noise. */
const groups = [
  ['rn', 'registered nurse'],
  ['lpn', 'licensed practical nurse'],
  ['lvn', 'licensed vocational nurse'],
  ['cna', 'certified nursing assistant'],
  ['np', 'nurse practitioner'],
  ['pa', 'physician assistant'],
  ['emt', 'emergency medical technician'],
  ['cdl', 'commercial driver'],
  ['hr', 'human resources'],
  ['it', 'information technology'],
  ['qa', 'quality assurance'],
  ['qc', 'quality control'],
  ['hvac', 'heating ventilation'],
  ['cnc', 'computer numerical control'],
  ['pm', 'project manager'],
  ['cpa', 'certified public accountant'],
  ['sre', 'site reliability engineer'],
  ['va', 'veterans affairs'],
  ['a&p', 'airframe powerplant'],
  ['ot', 'occupational therapist'],
  ['pt', 'physical therapist'],
  ['software engineer', 'software developer'],
  ['attorney', 'lawyer'],
  ['police officer', 'law enforcement officer'],
  ['truck driver', 'cdl driver'],
]

const keyOf = (phrase: string) => stemsOf(phrase).join(' ')
const others = new Map(
  groups.flatMap((alternatives) =>
    alternatives.map((alternative): [string, string[]] => [
      keyOf(alternative),
      alternatives.filter((each) => each !== alternative),
    ]),
  ),
)

/** The most words in a synonym. */
export const longestSynonym = Math.max(...groups.flat().map((alternative) => alternative.split(' ').length))

/** Synonyms of these stems; null when there are none. */
export const synonymsOf = (stems: string[]): string[] | null => others.get(stems.join(' ')) ?? null
