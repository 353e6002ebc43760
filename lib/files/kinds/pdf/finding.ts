/** What the inspection of a PDF found; 'nothing' lets it pass. */
export type Finding = 'nothing' | 'script' | 'launch' | 'attachment' | 'password' | 'damaged'

export const sentences: Record<Exclude<Finding, 'nothing'>, string> = {
  script:
    'This PDF contains a script or an active form. Open it, choose Print, print it to a PDF, and upload that one.',
  launch: 'This PDF starts other programs. Open it, choose Print, print it to a PDF, and upload that one.',
  attachment:
    'This PDF has other files attached. Open it, choose Print, print it to a PDF, and upload that one.',
  password:
    'This PDF asks for a password before it opens. Open it with the password, print it to a PDF, and upload that one.',
  damaged:
    'This PDF cannot be read, so it cannot be checked. Open it, choose Print, print it to a PDF, and upload that one.',
}
