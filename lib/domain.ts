/** The domain of a Host header: without port, case or trailing dot. A list of hosts, or anything odd, is no domain. */
export function domainOf(host: string | undefined): string {
  const match = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i.exec(host ?? '')
  return match?.[1]?.toLowerCase().replace(/\.$/, '') ?? ''
}
