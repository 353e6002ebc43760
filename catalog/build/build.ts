// Makes the catalog's generated files from the sources named in SOURCES.md: node catalog/build/build.ts <data folder>
import { writeAllowances } from './bah.ts'
import { writeCareers } from './careers.ts'
import { writeInstallations } from './installations.ts'
import { writeOccupations } from './occupations.ts'
import { writePlaces } from './places.ts'

const data = process.argv[2]
if (!data) {
  console.error('Say where the sources are: node catalog/build/build.ts <data folder>')
  process.exit(1)
}
writeCareers(data)
writeOccupations(data)
writePlaces(data)
writeInstallations(data)
writeAllowances(data)
