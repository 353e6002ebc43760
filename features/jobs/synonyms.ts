import { stemsOf } from './words.ts'

/** Each line: ways to say one thing. The short forms of the trades that veterans enter; longer lists find more noise. */
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

const keyOf = (saying: string) => stemsOf(saying).join(' ')
const others = new Map(
  groups.flatMap((ways) =>
    ways.map((way): [string, string[]] => [keyOf(way), ways.filter((each) => each !== way)]),
  ),
)

/** The most words in a saying. */
export const longestSaying = Math.max(...groups.flat().map((way) => way.split(' ').length))

/** Other ways to say these stems; null when there are none. */
export const otherSayings = (stems: string[]): string[] | null => others.get(stems.join(' ')) ?? null
