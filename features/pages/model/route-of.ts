const longest = 100

/** The route to propose for a page's name: '/our-history'; empty when the name has no letter or digit. */
export function routeOf(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, longest - 1)
    .replace(/-$/, '')
  return words && `/${words}`
}
