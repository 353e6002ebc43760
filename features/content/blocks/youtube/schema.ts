import { text, video } from '../../model/fields.ts'
import { blockType } from '../../model/types.ts'

export const youtube = blockType({
  key: 'youtube',
  label: 'YouTube',
  group: 'Media',
  about: 'A video of YouTube, loaded when it is played',
  fields: {
    video: video('Video', 'youtube', { required: true, help: 'The ID of the video, or its address.' }),
    title: text('Title', { help: 'For those who listen: what the video is.' }),
  },
})
