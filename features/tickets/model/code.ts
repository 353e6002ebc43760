/** A typed code as it is kept: without dashes and spaces, in capitals. */
export const codeTyped = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

/** '0417K7QM' as it is printed: '0417-K7QM'. */
export const codeShown = (code: string): string => `${code.slice(0, -4)}-${code.slice(-4)}`

/** 'Ticket 0417' */
export const numberShown = (number: number): string => String(number).padStart(4, '0')

/** QR codes begin with this; anything else was typed. */
export const isQr = (text: string): boolean => text.startsWith('MT1.')
