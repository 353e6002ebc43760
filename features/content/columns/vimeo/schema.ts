import { text, video } from '../../model/fields.ts'
import { contentType } from '../../model/types.ts'

export const vimeo = contentType({
  key: 'vimeo',
  label: 'Vimeo',
  group: 'Media',
  about: 'A video of Vimeo, loaded when it is played',
  fields: {
    video: video('Video', 'vimeo', { required: true, help: 'The ID of the video, or its address.' }),
    title: text('Title', { help: 'For those who listen: what the video is.' }),
  },
})
