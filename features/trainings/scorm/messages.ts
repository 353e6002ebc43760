/** What is wrong with a package, for the person who uploads it. */
export const scormMessages = {
  needed: 'Please choose the package: a ZIP file of SCORM 1.2 or 2004.',
  notZip: 'This is not a ZIP file, or it is damaged. Export the package again as SCORM and upload that file.',
  encrypted: 'This package is encrypted. Export it without a password.',
  odd: (name: string) =>
    `This package has a file outside of itself: ${name}. Export it again; do not edit the ZIP by hand.`,
  twice: (name: string) => `This package has two files with the same name: ${name}. Remove one.`,
  deep: (name: string) => `This package has folders in more than 12 levels: ${name}. Use fewer.`,
  tooMany: 'This package has more than 3,000 files. Remove what it does not need.',
  tooLarge: 'Unpacked, this package is larger than 200 MB. Remove films or make them smaller.',
  bomb: (name: string) =>
    `This package unpacks to far more than it holds, which is how harmful files are made: ${name}. Export it again.`,
  noManifest:
    'This package has no imsmanifest.xml at its top. A SCORM package begins with that file: zip the content of the folder, not the folder.',
  nestedManifest: (folder: string) =>
    `The imsmanifest.xml of this package is in the folder ${folder}. Zip what is in that folder, not the folder.`,
  brokenManifest: (why: string) => `The imsmanifest.xml of this package cannot be read: ${why}`,
  noItems: 'The imsmanifest.xml of this package lists nothing to open. Export it again as SCORM.',
  tooManyItems: 'The imsmanifest.xml of this package lists more than 500 items. Split the course.',
  noResource: (title: string) => `“${title}” opens something that the imsmanifest.xml does not describe.`,
  elsewhere: (title: string) =>
    `“${title}” opens a page outside of the package. Only what is in the package can be played.`,
  launchMissing: (title: string, file: string) => `“${title}” opens ${file}, which is not in the package.`,
  launchKind: (title: string, file: string) => `“${title}” opens ${file}, which is not a web page.`,
  launchWide: (file: string) => `${file} is written in UTF-16. Save it as UTF-8.`,
  off: 'Packages cannot be played here: the address for them is not set up. Ask an administrator to set CONTENT_DOMAIN.',
  leftOut: (count: number) =>
    count === 1
      ? 'One file of the package was left out: it is of a kind that we do not serve.'
      : `${count} files of the package were left out: they are of kinds that we do not serve.`,
  elsewhereKept:
    'This training was continued on another device or in another window. Reload the page to go on from there.',
  notOpen:
    'This part is not open now: the course sets the order of its parts, and how often they can be tried.',
  nothingOpen:
    'This course has nothing left that you can open: its parts can be tried a limited number of times.',
} as const
