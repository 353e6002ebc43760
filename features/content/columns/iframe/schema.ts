import { link, text } from '../../model/fields.ts'
import { contentType } from '../../model/types.ts'

export const iframe = contentType({
  key: 'iframe',
  label: 'Iframe',
  group: 'Media',
  about: 'A page of another site that this site allows',
  fields: {
    linkTo: link('Address', {
      ...{ required: true, leading: 'frame' },
      help: 'https only, of a site that this site allows.',
    }),
    title: text('Title', { required: true, help: 'For those who listen: what is in the frame.' }),
  },
})
