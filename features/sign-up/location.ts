import type { z } from 'zod'
import { loadPlaces } from '#features/places/index.ts'
import type { Db } from '#lib/db.ts'
import type * as answers from './answers.ts'
import { isZip } from './steps/schema.ts'

export type Address = z.infer<typeof answers.Address>

/**
 * States and territories that are one district as a whole (apportionment of 2020; delegates and the resident
 * commissioner likewise). Elsewhere a ZIP does not tell the district.
 */
const oneDistrict = new Set(['AK', 'DE', 'ND', 'SD', 'VT', 'WY', 'DC', 'PR', 'GU', 'VI', 'AS', 'MP'])

/** The address of a ZIP, APO, FPO and DPO too; null when there is no such ZIP. */
export async function addressOf(db: Db, zip: string): Promise<Address | null> {
  if (!isZip(zip)) return null
  const place = (await loadPlaces(db)).find(zip)
  if (!place) return null
  const { city, state, county } = place
  const named = await db.selectFrom('states').select('name').where('code', '=', state).executeTakeFirst()
  return {
    city,
    state,
    county,
    district: oneDistrict.has(state) ? 'At-large' : null,
    administrativeLevels: {
      level1long: named?.name ?? state,
      level1short: state,
      level2long: county,
      level2short: county,
    },
  }
}

export const placeName = ({ city, state }: Address) => `${city}, ${state}`
