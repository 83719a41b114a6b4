import type { PublicTexts } from '../pageTexts';

/** `{name}` is the name of an assembly, or the title of a video. */
export const assembleMount = {
  name: { en: 'Assembly and mounting', fr: 'Assemblage et montage' },
  pages: {
    assemblies: {
      title: { en: 'Assembly and mounting', fr: 'Assemblage et montage' },
      description: {
        en: 'Mounting of tanks on chassis, pumping and metering sets, safety systems, with three short videos.',
        fr: 'Montage de citernes sur châssis, groupes de pompage et de mesurage, dispositifs de sécurité, avec trois courtes vidéos.',
      },
      link: { en: 'Assembly and mounting', fr: 'Assemblage et montage' },
    },
  },
  texts: {
    title: { en: 'Assembly and mounting', fr: 'Assemblage et montage' },
    introduction: {
      en: 'A tank is only half of a tanker. We mount the other half, and test it all before you take the wheel.',
      fr: "Une citerne n'est que la moitié d'un camion-citerne. Nous montons l'autre moitié, et nous mettons le tout à l'épreuve avant que vous preniez le volant.",
    },
    'videos-title': { en: 'See how it is done', fr: 'Voyez comment nous procédons' },
    'video-play': { en: 'Play the video: {name}', fr: 'Lire la vidéo : {name}' },
    'video-filling': { en: 'Filling a compartment', fr: "Le remplissage d'un compartiment" },
    'video-filling-description': {
      en: 'The level rises, the vapours are recovered, and the overfill probe watches over it all.',
      fr: 'Le niveau monte, les vapeurs sont récupérées et la sonde antidébordement surveille le tout.',
    },
    'video-mounting': {
      en: 'Mounting a tank on its chassis',
      fr: "Le montage d'une citerne sur son châssis",
    },
    'video-mounting-description': {
      en: 'Lowered to the millimetre, then held by spring mounts that let the frame flex.',
      fr: 'Posée au millimètre près, puis retenue par des supports à ressorts qui laissent travailler le châssis.',
    },
    'video-inspection': { en: 'The annual inspection', fr: "L'inspection annuelle" },
    'video-inspection-description': {
      en: 'From the external visual inspection to the leakage test, step by step.',
      fr: "De l'inspection visuelle externe à l'épreuve d'étanchéité, étape par étape.",
    },
    'video-error': { en: 'This video cannot be played here.', fr: 'Cette vidéo ne peut pas être lue ici.' },
    'assemblies-title': { en: 'What we have mounted', fr: 'Ce que nous avons monté' },
    empty: {
      en: 'Our assemblies will be presented here soon.',
      fr: 'Nos assemblages seront bientôt présentés ici.',
    },
    'types-label': { en: 'Types of assembly', fr: "Types d'assemblage" },
    'see-assembly': { en: 'See the assembly: {name}', fr: "Voir l'assemblage : {name}" },
    want: { en: 'I want the same', fr: 'Je veux le même montage' },
    'image-of': { en: 'Picture of the assembly: {name}', fr: "Photo de l'assemblage : {name}" },
  },
} as const satisfies PublicTexts;
