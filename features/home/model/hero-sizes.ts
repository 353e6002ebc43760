/** A picture of the hero is as wide as the screen. */
export const heroSizes = '100vw'
