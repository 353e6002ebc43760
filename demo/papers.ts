/** A paper that somebody of the demo sites has uploaded. */
export type Paper = {
  email: string
  purpose: 'dd214' | 'resume'
  /** as its owner called it */
  name: string
  title: string
  lines: string[]
  /** what the administrator found of a DD214; without it, it waits to be looked at */
  verdict?: { valid: boolean; reason?: string }
}

const dd214 = (
  email: string,
  person: string,
  [component, rank, specialty, from, to, character]: [string, string, string, string, string, string],
  verdict?: Paper['verdict'],
): Paper => ({
  ...{
    email,
    purpose: 'dd214',
    name: 'DD214 member 4.pdf',
    title: 'Certificate of release (sample)',
    verdict,
  },
  lines: [
    `1. Name: ${person}`,
    `2. Department, component and branch: ${component}`,
    `4a. Grade, rate or rank: ${rank}`,
    `11. Primary specialty: ${specialty}`,
    `12a. Date entered active duty: ${from}`,
    `12b. Separation date: ${to}`,
    `24. Character of service: ${character}`,
  ],
})

const resume = (email: string, person: string, ...lines: string[]): Paper => ({
  ...{ email, purpose: 'resume', name: `Resume ${person}.pdf`, title: person, lines },
})

/** Two DD214s wait for somebody of the staff; the others show what was found. */
export const papers: Paper[] = [
  dd214('darnell.brooks@demo.example', 'Brooks, Darnell', [
    ...(['Army, regular', 'SSG (E-6)', '11B30, Infantryman, 8 years'] as const),
    ...(['2013-06-18', '2021-06-17', 'Honorable'] as const),
  ]),
  dd214('carmen.villanueva@demo.example', 'Villanueva, Carmen', [
    ...(['Army, regular', 'SGT (E-5)', '31B20, Military police, 6 years'] as const),
    ...(['2016-02-02', '2022-02-01', 'Honorable'] as const),
  ]),
  dd214(
    'maria.delgado@demo.example',
    'Delgado, Maria',
    [
      ...(['Army, regular', 'SGT (E-5)', '68W20, Combat medic specialist, 6 years'] as const),
      ...(['2016-08-09', '2022-08-08', 'Honorable'] as const),
    ],
    { valid: true },
  ),
  dd214(
    'andre.kowalski@demo.example',
    'Kowalski, Andre',
    [
      ...(['Marine Corps, regular', 'Sgt (E-5)', '0311, Rifleman, 5 years'] as const),
      ...(['2015-05-11', '2020-05-10', '(member 1 copy: not shown)'] as const),
    ],
    {
      valid: false,
      reason: 'This is member copy 1. Please send copy 4, which shows the character of service.',
    },
  ),
  resume(
    'maria.delgado@demo.example',
    'Maria Delgado',
    'Combat medic, United States Army, 2016 to 2022',
    'Patient care technician, Hudson Mercy Health, since 2023',
    'Emergency care, triage, phlebotomy, patient education',
  ),
  resume(
    'darnell.brooks@demo.example',
    'Darnell Brooks',
    'Infantry squad leader, United States Army, 2013 to 2021',
    'Shift lead, Franklin Cold Storage, since 2021',
    'Safety, scheduling, training of new staff',
  ),
]
