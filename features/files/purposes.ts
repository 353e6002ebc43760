import type { Kind } from '#lib/files/kinds/kind.ts'
import { pdf } from '#lib/files/kinds/pdf/pdf.ts'
import { picture } from '#lib/files/kinds/picture.ts'
import { doc } from '#lib/files/kinds/word/doc.ts'
import { docx } from '#lib/files/kinds/word/docx.ts'
import { type Capability, may, type Person } from '#spec/access.ts'
import type { FilePurpose } from './schema.ts'

type Purpose = {
  kinds: readonly Kind[]
  /** types that a browser may declare */
  accepts: readonly string[]
  /** who may upload it */
  can: Capability
  /** the error for any other kind */
  otherwise: string
  /** personal: deleted with the account */
  isPersonal: boolean
  /** public, as part of a page */
  isPublic: boolean
  /** pictures are scaled to fit a square of this many pixels */
  side: number
}

const large = 2560
const pdfs = ['application/pdf']
const words = [
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]
const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']
const drawn = {
  kinds: [picture],
  accepts: pictures,
  // Phones produce HEIC, which none of the available libraries may decode.
  otherwise:
    'This must be a picture: JPEG, PNG, WebP, GIF or AVIF. A HEIC photo of a phone must be saved as JPEG first.',
}

/** Document 2, section 5: a DD214 is PDF only; a resume PDF, doc or docx. */
export const purposes: Record<FilePurpose, Purpose> = {
  dd214: {
    kinds: [pdf],
    accepts: pdfs,
    can: 'account.secure',
    otherwise:
      'A DD214 must be a PDF. A phone scans paper to one: with Files on an iPhone, with Drive on Android.',
    isPersonal: true,
    isPublic: false,
    side: large,
  },
  resume: {
    kinds: [pdf, docx, doc],
    accepts: [...pdfs, ...words],
    can: 'account.use',
    otherwise: 'A resume must be a PDF or a Word document (.pdf, .doc or .docx).',
    isPersonal: true,
    isPublic: false,
    side: large,
  },
  document: {
    kinds: [pdf, docx, doc, picture],
    accepts: [...pdfs, ...words, ...pictures],
    can: 'account.use',
    otherwise: 'This must be a PDF, a Word document or a picture.',
    isPersonal: true,
    isPublic: false,
    side: large,
  },
  photo: { ...drawn, can: 'account.use', isPersonal: true, isPublic: false, side: 800 },
  logo: { ...drawn, can: 'pictures.publish', isPersonal: false, isPublic: true, side: 800 },
  picture: { ...drawn, can: 'pictures.publish', isPersonal: false, isPublic: true, side: large },
  download: {
    kinds: [pdf, docx, doc, picture],
    accepts: [...pdfs, ...words, ...pictures],
    can: 'pages.edit',
    otherwise: 'This must be a PDF, a Word document or a picture.',
    isPersonal: false,
    isPublic: true,
    side: large,
  },
}

/** The purpose when only a type is given: staff add pictures to pages, members a photo to their profile. */
export function purposeOf(viewer: Person, type: string): FilePurpose {
  if (!pictures.includes(type)) return 'document'
  return may(viewer, 'pictures.publish') ? 'picture' : 'photo'
}

const all = Object.keys(purposes) as FilePurpose[]

export const personalPurposes = all.filter((one) => purposes[one].isPersonal)
export const sitePurposes = all.filter((one) => !purposes[one].isPersonal)
