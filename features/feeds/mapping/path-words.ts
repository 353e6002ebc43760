import { plain } from '../values/words.ts'

/** What a word of a path says, whatever the language: English, French, Spanish and German names. */
const vocabulary = {
  pay: `salary salaries wage wages pay compensation remuneration salaire salario sueldo retribucion gehalt
    lohn vergutung verguetung entgelt pago earnings rate remunerations vergutungen salarial salariale base
    salair bezahlung basepay`,
  minimum: `min minimum from low lowest lower start floor desde minimo von ab mini minimal minimale minima
    untergrenze least bas lo bottom`,
  maximum: `max maximum to high highest upper end ceiling hasta maximo bis maxi maximal maximale maxima
    obergrenze upto plafond hi top most`,
  currency: 'currency devise moneda divisa wahrung waehrung',
  period: `period interval frequency unit per basis periode periodo frecuencia zeitraum einheit unite cadence
    periodicite periodicidad zeitspanne turnus rhythmus cadencia every temporalidad`,
  amount: 'amount value monto importe betrag wert montant valor number figure betrage montants betrags',
  contract: `contract contrat contrato vertrag vertragsart contractual vertragsform engagement nature
    anstellungsart anstellung beschaftigungsart basis worker`,
  duration: `duration length dauer laufzeit duracion duree term befristung mois months monate meses laufend
    befristet`,
  hours: `hours hour stunden wochenstunden horas horario heures shift schicht turno weekly heure nbheures
    arbeitsstunden wochenarbeitszeit pattern rotation shifts horaires`,
  schedule: `schedule time arbeitszeit jornada temps zeit beschaftigungsumfang pensum workload tempstravail
    arbeitszeitmodell regime`,
  work: `work working employment employee job jobs posting offer oferta contest opening position
    beschaftigung beschaeftigung empleo trabajo emploi travail arbeit anstellung role vacancy stellenangebot
    stellenangebote annonce annonces vacature poste postes puestos`,
  kind: `type types kind art tipo form modalidad status class model mode relation nature formes tipos natures
    typ basis category`,
  place: `location locations place places office offices site standort arbeitsort einsatzort ubicacion lugar
    lieu localisation localizacion workplace area coverage spatial whereabouts station dutystation
    arbeitsplatz milieu lugares emplacement implantation sede orte`,
  city: `city town ville ciudad stadt locality localidad municipality municipio poblacion commune ort suburb
    stadte poblado gemeinde villes localite`,
  state: `state region province provincia estado bundesland departement subdivision county comunidad kanton
    abbrev stateprovince regionstate staat`,
  zip: `zip zipcode postcode plz postleitzahl cp postalcode postal zip5 zip4 pcode codepostal codpostal
    postcodes`,
  country: 'country land pais pays nation paese paises countryregion',
  street: `street strasse address addresses anschrift adresse direccion calle rue domicilio line line1 line2
    delivery strassenname voie numero`,
  latitude: 'lat latitude latitud breitengrad',
  longitude: 'lon lng long longitude longitud langengrad laengengrad',
  organization: `company employer organization organisation organizacion empresa firma unternehmen
    arbeitgeber entreprise societe entity brand advertiser publisher client customer agency subcompany tenant
    hirer empleador account business org recruteur recruiters employeur denomination organisme authority
    bureau patron firmen legal corporation corporate ente compania subsidiary subsidiaries filiale filial
    tochtergesellschaft`,
  name: `name title titel titulo bezeichnung libelle label nombre nom display public text caption intitule
    puesto stellenbezeichnung stellentitel denominacion descriptor appellation abbrev str`,
  title: `title titel titulo intitule stellenbezeichnung stellentitel puesto jobtitle jobtitel headline
    vacante cargo appellation appelation stellenname berufsbezeichnung rolename positionsbezeichnung jobname
    posttitle`,
  apply: `apply application applications applying bewerbung bewerben candidature postuler postular solicitud
    aplicar inscripcion candidate respond response respuesta postulation postulez inscribirse bewerbungs
    modalites method howto`,
  mail: 'mail email correo courriel mailadresse emailadresse electronique courriels',
  link: `url uri link links href enlace lien permalink website web homepage page weblink iframe via internet
    siteweb siteinternet internetseite webseite sitio pagina read view`,
  logo: 'logo logotipo image picture icon banner photo bild imagen avatar favicon mark emblem',
  about: `about description descripcion beschreibung profile profil presentation vorstellung overview culture
    boilerplate perfil bio blurb sobre nosotros sobrenosotros unternehmensprofil story who
    corporatedescription presentacion apropos`,
  description: `description descripcion beschreibung stellenbeschreibung body content text html details
    detail summary descriptif jobbeschreibung pitch teaser slogan anzeige ausschreibung abstract intro
    introduction encoded narrative prose overview long short brief formatted aufgabenbeschreibung stellentext
    inhalt contenu contenido annoncetext describe`,
  duties: `duties responsibilities tasks aufgaben aufgabe tareas funciones missions tatigkeiten taetigkeiten
    responsabilidades mission missionprincipale what do doing tatigkeit taetigkeit aufgabengebiet actividades
    fonctionsprincipales principales responsabilites`,
  requirements: `requirements requirement qualifications anforderungen anforderung requisitos exigences
    voraussetzungen prerequisites profilanforderungen must haves bring look looking requis requises souhaite
    anforderungsprofil bewerberprofil erwarten perfilbuscado minimos needed qualifikation qualifikationen`,
  benefits: `benefits benefit perks vorteile beneficios avantages leistungen bieten angebot offer ofrecemos
    extras avantage sociaux offrons wirbieten why join joinus ofrece weoffer sozialleistungen prestaciones`,
  education: `education degree diploma ausbildung abschluss estudios formacion formation titulacion bildung
    bildungsabschluss scolarite study etude etudes estudio formazione schulabschluss qualificationlevel
    niveauetudes`,
  experience: `experience experiencia berufserfahrung erfahrung seniority anos years senioritylevel
    karrierestufe career annees erfahrungen experienced`,
  level: 'level stufe nivel niveau grade',
  language: 'language languages sprache sprachen idioma idiomas langue langues locale lang sprachkenntnisse',
  skill: `skill skills tags tag keywords keyword kenntnisse fahigkeiten faehigkeiten habilidades
    conocimientos competences schlagworte competency competencies competence habilidad aptitudes`,
  neutral: `range details detail info data object group descriptor item attributes hiring external ext public
    primary main formatted plain raw original preferred specific custom facts header package geo point
    opening listing profile record field`,
  section: 'section sections abschnitt seccion',
  category: `category categories categoria kategorie berufsfeld function familia family discipline occupation
    profession beruf classification specialism bereich fachbereich sparte subject field berufsgruppe
    tatigkeitsfeld rubrique metier grupo berufsgruppen families`,
  department: `department departments departamento abteilung team division unit service dept departement
    businessunit equipo`,
  industry: 'industry industries branche sector sektor industria secteur',
  size: 'size employees mitarbeiter empleados staff headcount effectif',
  publish: `publish posting published publication posted post created creation veroffentlicht veroffentlichung
    erstellt publicacion publicado alta creado released release opened online issued available live first
    erscheinungsdatum affichage enligne ligne mise parution veroffentlichungsdatum goes opens insertion
    schaltung since visible activation posting onlineseit publie emision`,
  update:
    'updated update modified modification geandert aktualisiert actualizado actualizacion changed revised',
  expire: `expire expires expired expiry expiration closing close closes closed deadline until through ablauf
    ablaufdatum bewerbungsschluss vencimiento caducidad cierre unposting unpublish limite valid gultig ende
    fin cloture comes down shuts shut gueltigkeitsende gultigkeitsende endet limit target bewerbungsfrist
    frist limites validto finaffichage endaffichage ultimo`,
  begin: `start begin beginning begins debut comienzo inicio beginn eintrittsdatum eintritt starting join
    incorporacion prise entree eintrittstermin arbeitsbeginn ideal entry antritt inicial fonction`,
  date: 'date datum fecha on at day utc timestamp dates fechas datums jour tag moment window timeline',
  remote: `remote homeoffice teletrabajo teletravail telecommute telework wfh remoto distancia ortsunabhangig
    mobiles mobilesarbeiten onsite hybrid workplacetype teleworkallowed heimarbeit distanciel`,
  contact: `contact contacto ansprechpartner kontakt recruiter manager owner creator author interlocuteur
    responsable ansprechperson contacts hiringmanager interlocuteurs responsables assigned`,
  person: `person first last full nachname vorname apellido phone telefon telefono telephone mobile tel salutation anrede fax given formatted telefonnummer phonenumber prenom nombrecontacto`,
  openings: `openings vacancies vacantes plazas stellen positions headcount postes quantity count anzahl
    nbpostes places fill tofill plaza vacante`,
  identity: `id ids ident identifier reference ref referenz referencia kennziffer nummer codigo code number uuid
    uid guid key slug req requisition identifiant kennung no nr numero clave folio idoferta nummern record`,
  track:
    'tracking pixel tracker utm click impression cpc cpa bid budget sponsored campaign score boost views',
  flag: `is has active enabled visible draft internal archived featured promoted predicted show hide hidden
    allow deleted hot open opened needed eligible willing relocate bonus`,
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
  return {
    all: new Set(wordsOfPath(path).flatMap(conceptsOf)),
    last: lastOf(path.split(/[.@]/)),
  }
}

/** What the last part says; `tipoContrato.value` says nothing of its own, and takes what is before it. */
function lastOf(parts: string[]): ReadonlySet<Concept> {
  const said = wordsOfPath(parts.at(-1)!).flatMap(conceptsOf)
  const saysLittle = parts.length > 1 && said.every((concept) => littleSaid.has(concept))
  return new Set(saysLittle ? [...said, ...wordsOfPath(parts.at(-2)!).flatMap(conceptsOf)] : said)
}
const littleSaid: ReadonlySet<Concept> = new Set(['amount', 'neutral', 'name', 'identity'])
