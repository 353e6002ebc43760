import { geoAlbersUsa } from 'd3-geo'

/** As the shapes of us-atlas are projected: 975 by 610 units, Alaska and Hawaii below the other states. */
const project = geoAlbersUsa().scale(1_300).translate([487.5, 305])

/** A place in the picture of the states, /maps/us-states.svg; null: outside of it. */
export const onPicture = (lat: number, lon: number): [number, number] | null => project([lon, lat])
