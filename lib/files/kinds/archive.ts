/** Signatures of archives that programs find anywhere in a file. */
const anywhere = ['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c', 'MSCF\0\0\0\0'].map((text) =>
  Buffer.from(text, 'latin1'),
)
/** Those that count at one place only. */
const atPlaces: [number, string][] = [
  [257, 'ustar'],
  [32_769, 'CD001'],
]
const endOfZip = Buffer.from('PK\x05\x06', 'latin1')
const directoryOfZip = Buffer.from('PK\x01\x02', 'latin1')

/**
 * Whether a program for archives would open this file, whatever else it is. A zip is read from its end, so a file can be
 * a document and a zip at once.
 */
export const isAlsoArchive = (bytes: Buffer): boolean =>
  hasZip(bytes) ||
  anywhere.some((signature) => bytes.includes(signature)) ||
  atPlaces.some(([at, text]) => bytes.toString('latin1', at, at + text.length) === text)

/** The record at the end of a zip says how long the directory before it is (APPNOTE.TXT, 4.3.16). */
function hasZip(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(endOfZip); at >= 0; at = bytes.indexOf(endOfZip, at + 1)) {
    if (at + 22 > bytes.length) return false
    const directory = at - bytes.readUInt32LE(at + 12)
    if (directory >= 0 && bytes.subarray(directory, directory + 4).equals(directoryOfZip)) return true
  }
  return false
}

/** Archives and programs by their first bytes: zip, RAR, 7-Zip, gzip, cabinet, compound file, Windows and Unix programs. */
const starts = [
  '504b0304',
  '526172211a07',
  '377abcaf271c',
  '1f8b',
  '4d534346',
  'd0cf11e0a1b11ae1',
  '4d5a',
  '7f454c46',
]

export const startsAsArchive = (bytes: Buffer): boolean =>
  starts.some((start) => bytes.toString('hex', 0, start.length / 2) === start)
