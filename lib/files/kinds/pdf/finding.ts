/** What the inspection of a PDF found; 'nothing' lets it pass. */
export type Finding =
  | 'nothing'
  | 'script'
  | 'launch'
  | 'remote'
  | 'attachment'
  | 'archive'
  | 'password'
  | 'cut off'
  | 'damaged'

export const sentences: Record<Exclude<Finding, 'nothing'>, string> = {
  script:
    'This PDF contains a script or an active form. Open it, choose Print, print it to a PDF, and upload that one.',
  launch: 'This PDF starts other programs. Open it, choose Print, print it to a PDF, and upload that one.',
  remote:
    'This PDF sends data or opens other documents by itself. Open it, choose Print, print it to a PDF, and upload that one.',
  archive:
    'This PDF is also an archive of other files. Open it, choose Print, print it to a PDF, and upload that one.',
  'cut off': 'The end of this PDF is missing. Download, scan or save it again, and upload that one.',
  attachment:
    'This PDF has other files attached. Open it, choose Print, print it to a PDF, and upload that one.',
  password:
    'This PDF asks for a password before it opens. Open it with the password, print it to a PDF, and upload that one.',
  damaged:
    'This PDF cannot be read, so it cannot be checked. Open it, choose Print, print it to a PDF, and upload that one.',
}
