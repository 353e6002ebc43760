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
  ['slp', 'speech language pathologist'],
  ['software engineer', 'software developer'],
  ['attorney', 'lawyer'],
  ['police officer', 'law enforcement officer'],
  ['truck driver', 'cdl driver'],
  ['welding', 'welder'],
  ['plumbing', 'plumber'],
  ['driving', 'driver'],
  ['carpentry', 'carpenter'],
  ['childcare', 'child care'],
  ['masonry', 'mason'],
  ['roofing', 'roofer'],
  ['machining', 'machinist'],
  ['phlebotomy', 'phlebotomist'],
  ['sys', 'systems'],
  ['admin', 'administrator', 'administrative'],
  ['mgr', 'manager'],
  ['tech', 'technician'],
  ['maint', 'maintenance'],
  ['ops', 'operations'],
  ['asst', 'assistant'],
  ['rep', 'representative'],
  ['eng', 'engineer'],
  ['dev', 'developer'],
  ['mech', 'mechanic'],
  ['intel', 'intelligence'],
  ['comms', 'communications'],
  ['cyber', 'cybersecurity', 'cyber security', 'information security', 'infosec'],
  ['or nurse', 'operating room nurse'],
  ['or tech', 'surgical technologist', 'operating room technician'],
  ['vet tech', 'veterinary technician'],
  ['eod', 'explosive ordnance disposal'],
  ['uxo', 'unexploded ordnance'],
  ['hazmat', 'hazardous materials'],
  ['stocker', 'stock clerk'],
  ['lineman', 'lineworker', 'line worker', 'linesman'],
]

/** Names of one thing whose words count side by side only: 'a busy night' is no night shift. */
const phraseGroups = [
  [
    'night shift',
    'overnight',
    'overnight shift',
    'graveyard shift',
    'third shift',
    '3rd shift',
    'nights weekends',
  ],
  ['day shift', 'first shift', '1st shift', 'days only'],
  ['evening shift', 'second shift', '2nd shift', 'swing shift'],
  ['8-hour shift', '8 hours', 'eight hours', '8 hrs'],
  ['10-hour shift', '10 hours', 'ten hours', '10 hrs'],
  ['12-hour shift', '12 hours', 'twelve hours', '12 hrs'],
  ['24-hour shift', '24 hours', '24 hrs'],
  ['.net', 'net framework', 'net core', 'net developer', 'asp net'],
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

const phrases = new Map(
  phraseGroups.flatMap((group) => group.map((phrase) => [keyOf(phrase), group] as const)),
)

/** The phrases of which one must be in the text, for these stems; null when there are none. */
export const phrasesOf = (stems: string[]): readonly string[] | null => phrases.get(stems.join(' ')) ?? null

/** The most words in a synonym. */
export const longestSynonym = Math.max(
  ...[...groups, ...phraseGroups].flat().map((alternative) => stemsOf(alternative).length),
)

/** Synonyms of these stems; null when there are none. */
export const synonymsOf = (stems: string[]): string[] | null => others.get(stems.join(' ')) ?? null
