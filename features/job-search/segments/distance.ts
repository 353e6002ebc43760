export type Point = { lat: number; lon: number }

/** As a person says it: 'less than a mile', '1 mile', '23 miles'. */
export function milesInWords(miles: number): string {
  const rounded = Math.round(miles)
  if (rounded < 1) return 'less than a mile'
  return `${rounded} ${rounded === 1 ? 'mile' : 'miles'}`
}

const radians = Math.PI / 180
const earth = 3958.8

/** Miles from a point to others: haversine, with what belongs to the point computed once. NaN for no coordinates. */
export function milesFrom(center: Point): (lat: number, lon: number) => number {
  const cosine = Math.cos(center.lat * radians)
  return (lat, lon) => {
    const dLat = Math.sin(((lat - center.lat) * radians) / 2)
    const dLon = Math.sin(((lon - center.lon) * radians) / 2)
    const h = dLat * dLat + cosine * Math.cos(lat * radians) * dLon * dLon
    return 2 * earth * Math.asin(Math.min(1, Math.sqrt(h)))
  }
}
