import type { Field } from './role.ts'
import { aviation } from './roles/aviation.ts'
import { business } from './roles/business.ts'
import { community } from './roles/community.ts'
import { construction } from './roles/construction.ts'
import { education } from './roles/education.ts'
import { emergency } from './roles/emergency.ts'
import { energy } from './roles/energy.ts'
import { engineering } from './roles/engineering.ts'
import { grounds } from './roles/grounds.ts'
import { healthTechnology } from './roles/health-technology.ts'
import { hospitality } from './roles/hospitality.ts'
import { intelligence } from './roles/intelligence.ts'
import { logistics } from './roles/logistics.ts'
import { manufacturing } from './roles/manufacturing.ts'
import { maritime } from './roles/maritime.ts'
import { mechanics } from './roles/mechanics.ts'
import { media } from './roles/media.ts'
import { medicine } from './roles/medicine.ts'
import { nursing } from './roles/nursing.ts'
import { office } from './roles/office.ts'
import { publicSafety } from './roles/public-safety.ts'
import { sales } from './roles/sales.ts'
import { science } from './roles/science.ts'
import { technology } from './roles/technology.ts'
import { transport } from './roles/transport.ts'

export const fields: Field[] = [
  nursing,
  medicine,
  healthTechnology,
  publicSafety,
  emergency,
  technology,
  intelligence,
  logistics,
  transport,
  maritime,
  aviation,
  construction,
  mechanics,
  manufacturing,
  engineering,
  science,
  energy,
  office,
  business,
  education,
  community,
  media,
  hospitality,
  sales,
  grounds,
]
