// Apart from lists.ts, which every page loads.

/** Hosts whose pages may be embedded on every site, in addition to those its administrator lists: players, forms, calendars, maps. */
export const commonFrameHosts = [
  ...[
    'www.youtube-nocookie.com',
    'www.youtube.com',
    'player.vimeo.com',
    'w.soundcloud.com',
    'open.spotify.com',
  ],
  ...['docs.google.com', 'calendar.google.com', 'www.google.com', 'maps.google.com', 'www.openstreetmap.org'],
  ...['calendly.com', 'www.eventbrite.com', 'forms.office.com', 'form.jotform.com', 'airtable.com'],
  ...['embed.ted.com', 'www.canva.com'],
] as const
