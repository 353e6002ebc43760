import { plain } from '../values/words.ts'

/** What a word of a path says, whatever the language: English, French, Spanish and German names. */
const vocabulary = {
  pay: `salary salaries wage wages pay compensation remuneration salaire salario sueldo retribucion gehalt lohn vergutung verguetung
    entgelt pago earnings rate`,
  minimum: 'min minimum from low lowest lower start floor desde minimo von ab mini minimal',
  maximum: 'max maximum to high highest upper end ceiling hasta maximo bis maxi maximal',
  currency: 'currency devise moneda divisa wahrung waehrung',
  period:
    'period interval frequency unit per basis periode periodo frecuencia zeitraum einheit unite cadence',
  amount: 'amount value monto importe betrag wert montant valor number figure',
  contract: 'contract contrat contrato vertrag vertragsart',
  duration: 'duration length dauer laufzeit duracion duree term befristung',
  hours: 'hours hour stunden wochenstunden horas horario heures shift schicht turno weekly',
  schedule: 'schedule time arbeitszeit jornada temps zeit beschaftigungsumfang pensum workload',
  work: 'work working employment employee job jobs posting offer oferta contest opening position beschaftigung beschaeftigung empleo trabajo emploi travail arbeit anstellung role vacancy',
  kind: 'type types kind art tipo form modalidad status class model mode relation',
  place: `location locations place places office offices site standort arbeitsort einsatzort ubicacion lugar lieu localisation localizacion
    workplace area coverage spatial`,
  city: 'city town ville ciudad stadt locality localidad municipality municipio poblacion commune ort suburb',
  state: 'state region province provincia estado bundesland departement subdivision county comunidad kanton',
  zip: 'zip zipcode postcode plz postleitzahl cp postalcode postal',
  country: 'country land pais pays nation',
  street: 'street strasse address addresses anschrift adresse direccion calle rue domicilio line',
  latitude: 'lat latitude latitud breitengrad',
  longitude: 'lon lng long longitude longitud langengrad laengengrad',
  organization: `company employer organization organisation organizacion empresa firma unternehmen arbeitgeber entreprise societe entity
    brand advertiser publisher client customer agency subcompany tenant hirer empleador account business`,
  name: 'name title titel titulo bezeichnung libelle label nombre nom display public text caption intitule puesto stellenbezeichnung stellentitel',
  title:
    'title titel titulo intitule stellenbezeichnung stellentitel puesto jobtitle jobtitel headline vacante cargo',
  apply:
    'apply application applications applying bewerbung bewerben candidature postuler postular solicitud aplicar inscripcion candidate',
  mail: 'mail email correo courriel',
  link: 'url uri link links href enlace lien permalink website web homepage page weblink iframe',
  logo: 'logo logotipo image picture icon banner photo bild imagen avatar favicon',
  about:
    'about description descripcion beschreibung profile profil presentation vorstellung overview culture boilerplate perfil bio',
  description: `description descripcion beschreibung stellenbeschreibung body content text html details detail summary descriptif
    jobbeschreibung pitch teaser slogan anzeige ausschreibung abstract intro introduction encoded`,
  duties:
    'duties responsibilities tasks aufgaben aufgabe tareas funciones missions tatigkeiten taetigkeiten responsabilidades',
  requirements: `requirements requirement qualifications anforderungen anforderung requisitos exigences voraussetzungen prerequisites
    profilanforderungen must`,
  benefits:
    'benefits benefit perks vorteile beneficios avantages leistungen bieten angebot offer ofrecemos extras',
  education:
    'education degree diploma ausbildung abschluss estudios formacion formation titulacion bildung bildungsabschluss',
  experience:
    'experience experiencia berufserfahrung erfahrung seniority anos years senioritylevel karrierestufe career',
  level: 'level stufe nivel niveau grade',
  language: 'language languages sprache sprachen idioma idiomas langue langues locale lang',
  skill:
    'skill skills tags tag keywords keyword kenntnisse fahigkeiten faehigkeiten habilidades conocimientos competences schlagworte',
  neutral: 'range details detail info data object group descriptor item attributes hiring',
  section: 'section sections abschnitt seccion',
  category: `category categories categoria kategorie berufsfeld function familia family discipline occupation profession beruf classification
    specialism bereich fachbereich sparte subject field`,
  department: 'department departments departamento abteilung team division unit service dept',
  industry: 'industry industries branche sector sektor industria secteur',
  size: 'size employees mitarbeiter empleados staff headcount effectif',
  publish: `publish published publication posted post created creation veroffentlicht veroffentlichung erstellt
    publicacion publicado alta creado released release opened online issued available live first erscheinungsdatum`,
  update:
    'updated update modified modification geandert aktualisiert actualizado actualizacion changed revised',
  expire: `expire expires expired expiry expiration closing close closes closed deadline until through ablauf ablaufdatum bewerbungsschluss
    vencimiento caducidad cierre unposting unpublish limite valid gultig ende fin`,
  begin:
    'start begin beginning begins debut comienzo inicio beginn eintrittsdatum eintritt starting join incorporacion',
  date: 'date datum fecha on at day utc timestamp',
  remote:
    'remote homeoffice teletrabajo teletravail telecommute telework wfh remoto distancia ortsunabhangig',
  contact:
    'contact contacto ansprechpartner kontakt recruiter manager owner creator author interlocuteur responsable',
  person:
    'person first last full nachname vorname apellido phone telefon telefono telephone mobile tel salutation anrede role fax',
  openings: 'openings vacancies vacantes plazas stellen positions headcount postes quantity count anzahl',
  identity:
    'id ids identifier reference ref referenz referencia kennziffer nummer codigo code number uuid uid guid key slug req requisition',
  track:
    'tracking pixel tracker utm click impression cpc cpa bid budget sponsored campaign score boost views',
  flag: 'is has active enabled visible draft internal archived featured promoted predicted show hide hidden allow deleted',
  clearance: 'clearance',
  travel: 'travel reisen reisebereitschaft viajes viajar deplacement',
} as const

export type Concept = keyof typeof vocabulary

const concepts = new Map<string, Concept[]>()
for (const [concept, words] of Object.entries(vocabulary) as [Concept, string][])
  for (const word of words.split(/\s+/)) concepts.set(word, [...(concepts.get(word) ?? []), concept])

/** The words of a path, in order: `job_locations.locationCity` → job, locations, location, city. */
export const wordsOfPath = (path: string): string[] =>
  path
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => plain(word).replace(/[^a-z0-9]/g, ''))
    .filter((word) => word && !/^\d+$/.test(word))

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/(?<=\w{2}[^s])s$/, '')
// German without its dots is written 'oe' or 'o'.
const undotted = (word: string) => word.replace(/([aou])e/g, '$1')
const conceptsOf = (word: string): Concept[] =>
  concepts.get(word) ?? concepts.get(singular(word)) ?? concepts.get(undotted(word)) ?? parts(word)

/** Words written as one: `stellenbeschreibung`, `contactemail`, `jobopeningname`. */
function parts(word: string): Concept[] {
  for (let at = word.length - 3; at >= 3; at--) {
    const first = concepts.get(word.slice(0, at))
    const rest = first && (concepts.get(word.slice(at)) ?? parts(word.slice(at)))
    if (rest?.length) return [...first!, ...rest]
  }
  return []
}

export type Said = {
  /** everything that the path says, parents included */
  all: ReadonlySet<Concept>
  /** what its last part says */
  last: ReadonlySet<Concept>
}

/** What a path says: a leaf such as `amount` takes its meaning from its parents. */
export function saidBy(path: string): Said {
  const lastPart = path.split(/[.@]/).at(-1)!
  return {
    all: new Set(wordsOfPath(path).flatMap(conceptsOf)),
    last: new Set(wordsOfPath(lastPart).flatMap(conceptsOf)),
  }
}
