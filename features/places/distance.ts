const earthRadius = 3958.8 // miles

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in miles (haversine). */
export function miles(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const [north, east] = [radians(lat2 - lat1), radians(lon2 - lon1)]
  const chord =
    Math.sin(north / 2) ** 2 + Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(east / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}
