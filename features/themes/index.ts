export { mayEditLive } from './live/live.ts'
export { mailSite, mailSiteOf } from './mail-site.ts'
export { originOf, siteOfRequest, siteProps } from './plugin.ts'
export { loadSites, type Site, type Sites } from './sites.ts'
