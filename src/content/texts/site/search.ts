import type { PublicTexts } from '../pageTexts';

/** A group on each line; its first word is the one that the filters show. A line without `=` is a hint for administrators. */
const sameValuesEn = `
Values that mean the same, a group on each line. Visitors see the first one.
Aluminum 5454 = Aluminium 5454 = 5454 aluminium = 5454 aluminum = Aluminium 5454-H32
Stainless 304 = AISI 304 = Inox 304 = 304 stainless = Stainless steel 304 = Acier inoxydable 304
Stainless 316L = AISI 316L = Inox 316L = 316L stainless = Stainless steel 316L = Acier inoxydable 316L
Steel SA-612 = SA-612 = SA612 = Acier SA-612
Steel SA-517 = SA-517 = SA517 = Acier SA-517
In stock = En stock = En stock / In stock = In stock / En stock = Disponible = Available
On order = Sur commande
On request = Sur demande
Sold = Vendu = Vendue
Carcajou = Carcajou 320 = Carcajou 330 = Carcajou 430 = Carcajou 440 = Carcajou C20 = Carcajou C30
`.trim();

const sameValuesFr = `
Des valeurs équivalentes, un groupe par ligne. Les visiteurs voient la première.
Aluminium 5454 = Aluminum 5454 = 5454 aluminium = 5454 aluminum = Aluminium 5454-H32
Inox 304 = AISI 304 = Stainless 304 = 304 stainless = Stainless steel 304 = Acier inoxydable 304
Inox 316L = AISI 316L = Stainless 316L = 316L stainless = Stainless steel 316L = Acier inoxydable 316L
Acier SA-612 = SA-612 = SA612 = Steel SA-612
Acier SA-517 = SA-517 = SA517 = Steel SA-517
En stock = In stock = En stock / In stock = In stock / En stock = Disponible = Available
Sur commande = On order
Sur demande = On request
Vendu = Sold = Vendue
Carcajou = Carcajou 320 = Carcajou 330 = Carcajou 430 = Carcajou 440 = Carcajou C20 = Carcajou C30
`.trim();

const synonyms = `
citerne = tanker = tank = réservoir = cuve
remorque = trailer = semi-remorque = semi-trailer
camion = truck = porteur = véhicule
camion propane = bobtail = vraquier = camion vraquier = propane truck = propane bobtail
train double = B-train = train routier
avitailleur = refueller = refueler = aviation = avion = aircraft = jet
vacuum = vide = aspiration = camion vacuum = camion aspirateur
lubrification = lube = huile = oil
compteur = meter = débitmètre = flowmeter
pompe = pump
flexible = hose = boyau = tuyau
dévidoir = reel = hose reel = enrouleur
pistolet = nozzle = bec
vanne = valve = robinet
papillon = butterfly
soupape = relief valve = soupape de sûreté = safety valve
clapet = internal valve = emergency valve = clapet interne
évent = vent = reniflard
raccord = coupler = coupling = adapter = adaptateur
sonde = probe = overfill = antidébordement = Scully
filtre = strainer = filter = tamis = crépine
trou d'homme = manhole = manhole cover = couvercle
mise à la terre = grounding = ground = mise à la masse = bonding = liaison équipotentielle
feu = light = lumière = DEL = LED = phare
plaque = placard
essieu = axle
mazout = heating oil = huile à chauffage
essence = gasoline = gas
carburant = fuel
propane = GPL = LPG
occasion = used = usagé = usagée = seconde main
neuf = new = neuve
bouteille = cylinder = bonbonne
inspection = contrôle = vérification
certification = recertification = homologation
épreuve = test = essai
étanchéité = leakage = leak = fuite
épaisseur = thickness
visuelle = visual
réparation = repair = entretien = maintenance = mécanique
soudure = welding = weld = soudage
soudeur = welder = soudeuse
mécanicien = mechanic = mécanicienne
peinture = paint = sablage
peintre = painter
vendeur = salesperson = conseiller aux ventes = sales advisor = représentant
ventes = sales = vente
directeur = director = directrice = manager = patron = boss
ingénieur = engineer = ingénieure
emploi = job = jobs = poste = carrière = career = offre
téléphone = appeler = call = phone = rejoindre = contacter = contact
heures = hours = horaire = ouvert = open
adresse = address = itinéraire = directions
chargement = loading = charger
déversement = spill
calendrier = schedule
fiche technique = data sheet = datasheet = spec sheet
aluminium = aluminum
inox = stainless = stainless steel = acier inoxydable
acier = steel
prix = price = coût = cost
capacité = capacity = volume
hiver = winter
panne = breakdown = urgence = emergency
mobile = sur la route = roadside
`.trim();

/**
 * The texts of the search, and the tables of words that mean the same: a group on each line, with `=` between its words
 * (model/text/equalWords). `{count}` is a number of results, `{name}` that of a group, `{query}` what was searched for,
 * `{page}` the number of a page.
 */
export const search = {
  name: { en: 'Search and filters', fr: 'Recherche et filtres' },
  pages: {
    search: {
      title: { en: 'Search', fr: 'Recherche' },
      link: { en: 'Search', fr: 'Rechercher' },
    },
  },
  texts: {
    'same-values': { en: sameValuesEn, fr: sameValuesFr },
    synonyms: {
      en: `Words that find the same, a group on each line.\n${synonyms}`,
      fr: `Des mots qui trouvent la même chose, un groupe par ligne.\n${synonyms}`,
    },
    title: { en: 'Search', fr: 'Recherche' },
    label: {
      en: 'Tanker, part, name…',
      fr: 'Citerne, pièce, nom…',
    },
    submit: { en: 'Search', fr: 'Rechercher' },
    clear: { en: 'Clear the field', fr: 'Vider le champ' },
    results: { en: 'Results: {count}', fr: 'Résultats : {count}' },
    'no-results': { en: 'No results for “{query}”', fr: 'Aucun résultat pour « {query} »' },
    'no-results-text': {
      en: 'Try fewer words, a unit number or a part number. Or call us: someone who knows will answer.',
      fr: "Essayez moins de mots, un numéro d'unité ou un numéro de pièce. Ou appelez-nous : quelqu'un qui s'y connaît vous répondra.",
    },
    'show-all': { en: 'Show all {count}', fr: 'Afficher les {count}' },
    'show-all-of': { en: 'Show all {count}: {name}', fr: 'Afficher les {count} : {name}' },
    'last-searches': { en: 'Your last searches', fr: 'Vos dernières recherches' },
    'forget-searches': { en: 'Clear them', fr: 'Les effacer' },
    'examples-title': { en: 'For example', fr: 'Par exemple' },
    /** Separated by commas. */
    examples: {
      en: 'trailer 45,000 L, relief valve, pressure test, welder',
      fr: 'remorque 45 000 L, soupape, épreuve sous pression, soudeur',
    },
    'group-pages': { en: 'Pages of the site', fr: 'Pages du site' },
    'on-page': { en: 'PDF, page {page}', fr: 'PDF, page {page}' },
    'in-data-sheet': { en: 'In the data sheet', fr: 'Dans la fiche technique' },
    'instead-pages': { en: 'The pages of this site', fr: 'Les pages de ce site' },
    'instead-title': { en: 'Were you looking for this?', fr: 'Cherchiez-vous ceci?' },
    'search-again': { en: 'Search the site', fr: 'Chercher dans le site' },
  },
} as const satisfies PublicTexts;
