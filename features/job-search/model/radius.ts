import { radii } from '#spec/limits.ts'

export const radiusOptions = radii.map((value) => ({
  value,
  label: value === 'exact' ? 'Exact location' : `${value} ${value === '1' ? 'mile' : 'miles'}`,
}))
