export const wordSentences = {
  macro: 'This document contains macros or other programs. Save it as a PDF, and upload that one.',
  outside: 'This document fetches a part of itself from elsewhere. Save it as a PDF, and upload that one.',
  damaged: 'This document can not be read. Open it in Word, save it as a PDF, and upload that one.',
}
