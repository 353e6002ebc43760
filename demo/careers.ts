import type { WorkRecord } from '#features/profiles/index.ts'

type Record = Omit<WorkRecord, 'id'>

const work = (
  fromYear: number,
  toYear: number | null,
  title: string,
  organization: string,
  description: string,
) => ({ kind: 'work', title, organization, fromYear, toYear, description }) satisfies Record
const education = (fromYear: number, toYear: number | null, title: string, organization: string) =>
  ({ kind: 'education', title, organization, fromYear, toYear, description: null }) satisfies Record

/** What some people of the demo sites did beside their service, by e-mail. */
export const careers: { [email: string]: Record[] } = {
  'maria.delgado@demo.example': [
    work(
      2023,
      null,
      'Patient care technician',
      'Hudson Mercy Health',
      'Takes vital signs, draws blood and looks after twelve patients a shift on a surgical ward.',
    ),
    education(2022, null, 'Nursing prerequisites', 'Borough of Manhattan Community College'),
  ],
  'darnell.brooks@demo.example': [
    work(
      2021,
      null,
      'Shift lead, warehouse',
      'Franklin Cold Storage',
      'Leads a crew of nine and the safety talk before each shift.',
    ),
    education(2009, 2013, 'High school diploma', 'Franklin Central High School'),
  ],
  'emily.nakamura@demo.example': [
    work(
      2019,
      2024,
      'Office coordinator',
      'Family Readiness Center, Camp Pendleton',
      'Ran the front desk, the calendar and the welcome of forty families a month.',
    ),
    work(2024, null, 'Bookkeeper, part-time', 'Lakeside Hardware', 'Keeps the books of two shops from home.'),
    education(2014, 2018, 'Business administration, B.A.', 'San Diego State University'),
  ],
  'walter.jennings@demo.example': [
    work(
      2012,
      2022,
      'Plant manager',
      'Great Lakes Valve Company',
      'Brought 60 veterans into the trades and kept most of them.',
    ),
    education(2008, 2010, 'Industrial management, M.S.', 'Illinois Institute of Technology'),
  ],
}
