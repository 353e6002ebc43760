import type { Target } from '../model/targets.ts'

/**
 * The names under which feeds keep what we know, in English and French, without accents, case and signs; the better ones
 * first. `companyname` means `company_name`, `Company Name` and for `name` inside `company` alike.
 */
export const targetNames: Record<Target, string> = {
  reference: `referencenumber partnerjobid senderreference matchedobjectid referenceapec jobreference referenceid referencedeloffre
    reference refnumber refid jobid jobreqid reqid externalid identifiervalue identifier identifiant idoffre offreid vacancyid guid
    requisitionid requisitionnumber requisition jobcode id positionid displayreference referenceclient internaljobid numerooffre ref`,
  title: `jobtitle positiontitle businesstitle title intituleduposte intitule titre titredeloffre libelleposte nomdeposte
    vacancytitle postingtitle jobname position text name poste`,
  description: `jobdescription descriptionhtml contentencoded description descriptiondelamission texteoffre jobsummary content
    descriptif mission missions description1formatted description1 jobdescriptiondescription detail details body descriptionplain`,
  applyUrl: `applyurl applyonlineurl applicationurl applicationlink applyuri applylink urlapplication urlcandidature directurl urldeloffre
    joburl positionuri offerurl hostedurl absoluteurl externalurl detailurl url link lien redirection urloffre weburl`,
  applyEmail: 'applyemail applicationemail emailcandidature contactemail email courriel mail emailto',
  company: `company companyname companytitle hiringorganizationname hiringorganization employer employername advertisername
    organizationname organisationname organization organisation nomentreprise entreprise societe nomsociete raisonsociale
    recruiter sourcename brand enseigne joblistingcompany`,
  agency: 'agency departmentname parentorganizationname parentagency ministere agencyname',
  subagency: 'subagency suborganization bureau suborganizationname hiringorganizationdepartmentname',
  address: `streetaddress street address addressline1 address1 adresse rue worklocation worksite joblocationstreet entityadressadress
    entityaddress worklocation1`,
  county: 'county departement department departmentgeo locationdepartement departementduposte comte',
  city: `city jobcity locality addresslocality cityname town ville locationville localisationduposte commune lieu joblocation localite
    workcity municipality`,
  state: `state region statecode province addressregion countrysubdivisioncode etat regionduposte area stateprovince
    administrativearea locationregion jobstate`,
  zip: 'zip zipcode postalcode postcode codepostal cp locationcp jobzip plz zippostal',
  country:
    'country countrycode addresscountry countryname pays locationpays locationpayscode jobcountry codepays',
  place: `location locationname joblocationname positionlocationdisplay locations jobaddress lieudetravail localisation
    joblistinglocation categorieslocation officesname officeslocation geographicallocation alllocations workplacelocation`,
  lat: 'lat latitude geolat locationlat',
  lon: 'lon lng long longitude geolng geolon locationlng',
  coordinates: 'geoloc coordinates latlng latlong geo',
  workplace: `workplacetype workplacetypes workplace remotetype worktype joblocationtype remotestatus workarrangement teletravail
    remotework workmodel locationtype worksetting`,
  remote: 'isremote remote remoteindicator telecommute workfromhome remoteeligible joblistingremote',
  telework: 'teleworkeligible ishybrid hybrid telework teletravailpartiel',
  type: `jobtype employmenttype employmenttypes jobtypes typedecontrat typecontrat contracttype contrat contract typecontract
    positionschedulename positionschedule fulltimeparttimeindicator jobtime commitment workhours workschedule workscheduletype
    tempsdetravail temps positionofferingtypename positionofferingtype scheduletype type joblistingjobtype timetype jobstatus`,
  level: `careerlevel experiencelevel joblevel seniority senioritylevel experience niveauexperience requiredexperience
    nombredanneesdexperiencetotal experiencerequise experiencerequirements monthsofexperience categorieslevel experiencerequired`,
  wage: `salary wage wages pay salaryrange compensation remuneration salaire salaireaffiche salairedescription salarydescription
    payrate compensationtiersummary remunerationbruteannuelle salarytext salaries estimatedsalary joblistingsalary remunerationaffichee`,
  wageMin: `salarymin minsalary salaryminimum minimumsalary salaryfrom salaryrangefrom minimumrange wagemin payminimum compensationmin
    basesalaryvalueminvalue salarylowend salarieslowendamount salairemin minpay paymin salaryrangemin lowend salaryminvalue minamount
    salariessalarylowendamount salarysalarymin minvalue salaryvalueminvalue`,
  wageMax: `salarymax maxsalary salarymaximum maximumsalary salaryto salaryrangeto maximumrange wagemax paymaximum compensationmax
    basesalaryvaluemaxvalue salaryhighend salarieshighendamount salairemax maxpay paymax salaryrangemax highend salarymaxvalue maxamount
    salariessalaryhighendamount maxvalue salaryvaluemaxvalue`,
  wageUnit: `salaryunit salaryperiod salaryfrequency wageunit payperiod payfrequency salaryinterval rateintervalcode salaryrate
    compensationinterval unittext basesalaryvalueunittext salaryperiodcode periodesalaire salaryrangeinterval payinterval
    salariesperiod wageperiod`,
  currency:
    'currency salarycurrency currencycode compensationcurrency basesalarycurrency devise salaryrangecurrency salarycurrencycode',
  category: `category categories jobcategory jobcategoryname jobfunction jobfunctions classification subclassification occupationalcategory
    fonction function jobfamily metier famillemetier domaine categorie filiere categoriesteam departments departmentsname
    professionalcategory romelabel discipline occupation categoryname libellefonction specialty`,
  posted: `dateposted publicationdate postingdate posteddate postedon posteddateutc date listdate publisheddate publishedat
    firstpublished publicationstartdate startpublicationdate publishdate pubdate dateparution datepublication datedepublication
    datecreation creationdate createddate createdat dateopened opendate positionstartdate activationdate created datedecreation
    startpublication postdate posted joblistingposted dcdate onlinedate`,
  updated: `updatedat lastupdated updateddate dateupdated modificationdate lastmodificationdate lastmodified datemodified modified updated
    datedemiseajour datemiseajour datemodification lastmodifieddate processdate postingupdated`,
  expires: `validthrough expirationdate expirydate expiredate expires closingdate closedate applicationclosedate closeson positionenddate
    dateexpiration datedexpiration datefin dateexpired applicationdeadline deadline enddate datelimite validuntil dateclosed postuntil
    expiresat datedefin joblistingexpires ends endsat endson closes openuntil`,
  clearance:
    'securityclearance clearance securityclearancerequirement clearancelevel habilitation clearancerequired',
  source: 'sourcekind jobsource source sector kind',
  volunteer: 'volunteer isvolunteer benevolat',
  competitive: 'competitive competitiveservice iscompetitive servicetype',
  logo: 'companylogo logoentreprise organisationlogourl logo logourl companylogourl employerlogo advertiserlogo hiringorganizationlogo',
  companyUrl:
    'companyurl companywebsite employerurl hiringorganizationsameas hiringorganizationurl website advertiserurl',
  confidential: 'companyanonymous confidential anonymous isconfidential hidecompany',
}

/** Short facts a seeker wants, shown in the list of details: label → names. */
export const factNames: Record<string, string> = {
  Reference: `requisitionid positionid displayreference referenceclient internaljobid reference announcementnumber requisitionnumber`,
  Occupation: `position profile poste civilservicetitle occupation metier emploi subtitle romelibelle appellation jobprofile`,
  'Title code': 'titlecodeno titlecode series jobseries',
  Department: `department team division divisionworkunit entity unit service workunit departmentname group categoriesdepartment businessunit
    libelleservice office direction subclassification`,
  Field: `industry sector secteur secteuractivite libellesecteur companysector naf industries filiere domaineactivite industrycode
    companyindustry nafsecteur nafcode industrycodes`,
  Experience: `experience niveauexperience experiencelevel requiredexperience experiencerequired nombredanneesdexperiencetotal
    experiencelevels yearsofexperience experiencerequirements`,
  Education: `education educationlevel degree degrees diploma diplome niveaudiplome niveaudeformationrequis niveauetude niveauetudes
    educationrequirements formation educationrequired requirededucation niveauformation qualification`,
  'Field of study': 'specialisation specialisations specialization speciality fieldofstudy',
  Skills: 'skills skill competences competence keywords tags requiredskills skillsrequired',
  Languages: 'language languages langue langues languerequise jobslanguage languedeloffre lang',
  Licences: 'license licenses licence driverslicense permis certifications certification',
  'Contract length': `duration contractlength dureecontrat dureeducontrat contractduration contractperiodvalue dureecontratunit
    contractperiodunit lengthofcontract termlength naturecontrat`,
  Hours: `hours hoursperweek workinghours tempsdetravailhebdomadaire shift schedule horaires hoursshift dureetravail weeklyhours
    recruitmenthours`,
  'Part-time': 'tempspartiel parttime',
  Status: 'statut status postingtype classificationstatus',
  Grade: 'grade paygrade jobgrade jobgradecode level salarygrade coefficient',
  'Lowest grade': 'lowgrade',
  'Highest grade': 'highgrade',
  'Promotion potential': 'promotionpotential',
  Openings:
    'openings totalopenings numberofopenings nombrepostes nombredepostes vacancies numberofpositions ofpositions positionsavailable nbpostes',
  'Start date':
    'jobstartdate startdate beginningdate datedebut datedebutcontrat datesouhaiteededebutdemission entryondate dateprisedeposte',
  Travel: 'travel travelrequired travelcode zonedeplacement travelpercentage deplacement traveltype mobilite',
  'Reports to': 'reportingto reportsto reportto berichtetan rattachementhierarchique',
  Relocation: 'relocation relocationassistance',
  'Hiring path': 'hiringpath hiringpaths whomayapplyname whomayapply',
  Benefits: `benefits avantages remunerationetavantages benefit jobbenefits perks`,
  'Drug test': 'drugtestrequired drugtest',
  'Position sensitivity': 'positionsensitivitiy positionsensitivity sensitivity',
  'Background check': 'adjudicationtype backgroundcheck',
  'Work permit': 'visarequired workpermit visasponsorship workauthorization',
  Area: 'geographicalarea zone country pays bassinemploi applicantlocationrequirements applicantlocationrequirementsname',
  Contact: `contactname contact recruitername mainsupervisorfullname contactperson responsibleuser interlocuteur contactphone phone telephone
    agencycontactphone agencycontactemail mainsupervisoremail responsibleemail contactmail`,
  'Company registration': 'siret siren companysiret companyregistration',
  Closing: 'announcementclosingtype',
  'Disability friendly': 'oqa handicap rqth disabilityfriendly handiaccessible',
}

/** Long texts under a separate heading: heading → names. */
export const sectionNames: Record<string, string> = {
  Summary: 'summary teaser jobsummary shortdescription accroche resume snippet',
  Duties: `duties majorduties responsibilities missiondescription missiondescriptionformatted missions mission keyresponsibilities
    descriptiondelamission whatyoudo`,
  Requirements: `requirements qualifications qualificationsummary minimumqualifications minimumqualrequirements minimumqualrequirement
    requiredskills jobrequirements keyrequirements basicqualifications`,
  'Preferred skills': 'preferredskills preferredqualifications nicetohave desiredskills',
  Profile: `profil profile profilrecherche profilecherche applicantprofile applicantprofileformatted profiledescription candidateprofile
    profilcandidat description2 description2formatted idealcandidate formationetexperience`,
  Education: 'education educationrequirements',
  'Additional information':
    'additionalinformation otherinformation additionalinfo additional informationscomplementaires additionaltext closing',
  Benefits: 'benefits whatweoffer avantages jobbenefits benefitsurl',
  'How to apply': 'howtoapply toapply applicationinstructions commentpostuler',
  'Required documents': 'requireddocuments',
  'How you will be evaluated': 'evaluations evaluation',
  'What happens next': 'whattoexpectnext recruitmentprocess processusrecrutement nextsteps',
  'About the employer': `companydescription aboutus aboutcompany descriptionsociete organisationdescription organizationdescription
    entitydescription agencymarketingstatement presentationentreprise aproposdelentreprise contexte companyprofile about entreprisedescription
    companyoverview`,
  'Work hours': 'workhours hoursshift',
  'Residency requirement': 'residencyrequirement',
}

/** Names that say nothing of the job, and why. */
export const asideNames: Record<string, string> = {
  'a bid': 'cpc ppc bid bidtype cpa budget price trafficboost sponsored campaign campaignid cpcvalue',
  'a switch of the source': `istopoffer featured highlighted premium active islisted isindexed islive published action joblistingfeatured evergreen distribution channel visibility questionnaire
    shoulddisplaycompensationonjobpostings haschildren`,
  'for tracking':
    'trackingurl trackingpixel pixel impressionurl clickurl utmsource broadbean broadbeancode aplitrakid',
  'for machines':
    'path linkshref linksrel self datacompliance perimetredepublication indeedapplydata schemaversion context atcontext attype checksum hash',
}
