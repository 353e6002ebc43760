import { expect, test } from 'vitest'
import { understood, understoodLink } from './understood.ts'
import { videoId } from './video-id.ts'

const reads = (read: (text: string) => string | null, cases: Record<string, string | null>) => {
  for (const [typed, meant] of Object.entries(cases)) expect(read(typed), typed).toBe(meant)
}

test('completes the links that people paste, and says which it does not understand', () => {
  reads(understoodLink, {
    '': '',
    ' www.example.org ': 'https://www.example.org',
    'example.org/jobs?q=a b': null,
    'example.org/jobs?q=a#top': 'https://example.org/jobs?q=a#top',
    'example.org:8080/x': 'https://example.org:8080/x',
    '//example.org/x': 'https://example.org/x',
    'bücher.example': 'https://bücher.example',
    'help@example.org': 'mailto:help@example.org',
    'mailto:help@example.org': 'mailto:help@example.org',
    '(212) 555-0100': 'tel:2125550100',
    '+1 212 555 0100': 'tel:+12125550100',
    about: '/about',
    'pages/about-us': '/pages/about-us',
    'jobs/search?q=nurse': '/jobs/search?q=nurse',
    'benefits.pdf': '/benefits.pdf',
    'www.benefits.zip': 'https://www.benefits.zip',
    '/files/My plan.pdf': '/files/My%20plan.pdf',
    '#top': '#top',
    'webcal://example.org/a.ics': 'https://example.org/a.ics',
    'about us': null,
    'https://': null,
    'htps://example.org': null,
    'javascript:alert(1)': null,
    'C:\\files\\a.pdf': null,
    '/\\evil.example': null,
  })
})

test('takes calendars, frames and pictures for what they are', () => {
  const feed = (text: string) => understood({ kind: 'link', leading: 'feed' }, text)
  reads(feed, {
    'webcal://example.org/a.ics': 'https://example.org/a.ics',
    'WEBCALS://example.org/a.ics': 'https://example.org/a.ics',
    'example.org/feed': 'https://example.org/feed',
    '/events.ics': '/events.ics',
    'help@example.org': null,
  })
  const frame = (text: string) => understood({ kind: 'link', leading: 'frame' }, text)
  reads(frame, {
    'http://maps.example.org/a': 'https://maps.example.org/a',
    '<iframe width="560" src="https://maps.example.org/embed?pb=1&amp;z=2" title="x"></iframe>':
      'https://maps.example.org/embed?pb=1&z=2',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ': 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    about: null,
  })
  reads((text) => understood({ kind: 'image' }, text), {
    'example.org/a.png': 'https://example.org/a.png',
    'http://example.org/a.png': 'https://example.org/a.png',
    'files/1': '/files/1',
    'data:image/png;base64,AA': null,
  })
})

test('takes the id out of every form of address of a video', () => {
  const id = 'dQw4w9WgXcQ'
  for (const form of [
    ...[id, ` https://www.youtube.com/watch?t=3&v=${id}&list=1`, `youtube.com/watch?v=${id}`],
    ...[`https://m.youtube.com/watch?app=desktop&v=${id}`, `https://music.youtube.com/watch?v=${id}`],
    ...[`https://youtu.be/${id}?si=x`, `youtu.be/${id}`, `https://www.youtube.com/embed/${id}?start=1`],
    ...[`https://www.youtube.com/shorts/${id}`, `https://www.youtube.com/live/${id}?feature=share`],
    ...[`https://www.youtube.com/v/${id}`, `https://www.youtube-nocookie.com/embed/${id}`],
    `https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3D${id}%26feature%3Dshare`,
    `<iframe width="560" src="https://www.youtube.com/embed/${id}?si=x&amp;start=1"></iframe>`,
    `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
  ])
    expect(videoId('youtube', form), form).toBe(id)
  for (const none of [
    ...['', 'https://www.youtube.com/@fleet', 'https://example.org/?v=dQw4w9WgXcQ', '"><script>'],
    ...['https://www.youtube.com/embed/videoseries?list=PLx0sYbCqOb8TBPRdmBHs5Iftvv9TPboYG', '%E0%A4%A'],
  ])
    expect(videoId('youtube', none), none).toBeNull()

  reads((text) => videoId('vimeo', text), {
    '76979871': '76979871',
    'https://vimeo.com/76979871?share=copy': '76979871',
    'vimeo.com/76979871/1a2b3c4d5e': '76979871/1a2b3c4d5e',
    'https://vimeo.com/channels/staffpicks/76979871': '76979871',
    'https://vimeo.com/groups/shortfilms/videos/76979871': '76979871',
    'https://vimeo.com/album/2838732/video/76979871': '76979871',
    'https://vimeo.com/showcase/2838732/video/76979871': '76979871',
    'https://vimeo.com/ondemand/fleet/76979871': '76979871',
    'https://vimeo.com/manage/videos/76979871': '76979871',
    'https://player.vimeo.com/video/76979871?h=1a2b3c4d5e': '76979871/1a2b3c4d5e',
    '<iframe src="https://player.vimeo.com/video/76979871?badge=0&amp;h=1a2b3c4d5e"></iframe>':
      '76979871/1a2b3c4d5e',
    'https://vimeo.com/showcase/2838732': null,
    'https://vimeo.com/event/2838732': null,
    'https://vimeo.com/fleet': null,
    '"><script>': null,
  })
})
