/** A feed of a hospital that looks for nurses. */
export const feed = (jobs: number) =>
  `<?xml version="1.0"?><source>${Array.from({ length: jobs }, (_, n) => job(n)).join('')}</source>`

const job = (n: number) => `<job><title>Registered Nurse, ward ${n}</title>
  <date>Mon, 09 Nov 2026 14:30:00 EST</date><referencenumber>HH-${n}</referencenumber>
  <url>https://harbor.example/jobs/${n}</url><company>Harbor Health</company>
  <city>Austin</city><state>TX</state><country>US</country><postalcode>78701</postalcode>
  <description>Care for people on ward ${n}, by day and by night, in a team that has time for you.</description></job>`
