export const wordSentences = {
  macro: 'This document contains macros or other programs. Save it as a PDF, and upload that one.',
  command:
    'This document has a field that starts another program (DDE). Save it as a PDF, and upload that one.',
  embedded: 'This document has other files or objects inside. Save it as a PDF, and upload that one.',
  outside: 'This document loads content from another location. Save it as a PDF, and upload that one.',
  damaged: 'This document cannot be read. Open it in Word, save it as a PDF, and upload that one.',
}
