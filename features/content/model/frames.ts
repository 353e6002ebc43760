import { commonFrameHosts } from '#spec/frame-hosts.ts'

/** Whether a site takes frames of a host: one that its administrator listed, or one of those that all sites take. */
export const mayFrame = (host: string, listed: readonly string[] = []): boolean =>
  listed.includes(host) || (commonFrameHosts as readonly string[]).includes(host)
