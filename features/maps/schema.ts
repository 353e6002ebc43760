/** Jobs of a state, or of neighbours whose circles would overlap; positions and radius in the units of the picture. */
export type Cluster = {
  label: string
  count: number
  href: string
  x: number
  y: number
  radius: number
  /** has the state that the person lives in */
  isHere: boolean
}

/** Live jobs of a site on the map of the United States. */
export type JobMap = {
  clusters: Cluster[]
  /** by count */
  states: { name: string; count: number; href: string; isHere: boolean }[]
  total: number
  /** done from anywhere, and in places that are no state: not on the map */
  elsewhere: number
}
