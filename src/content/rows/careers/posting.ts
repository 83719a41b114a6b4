import type { FirstRow } from '../rows';

export type Posting = Omit<FirstRow<'jobPosting'>, 'displayOrder'>;

export function jobTitle(jobTitleEn: string, jobTitleFr: string) {
  return { jobTitleEn, jobTitleFr };
}

export function jobSummary(jobSummaryEn: string, jobSummaryFr: string) {
  return { jobSummaryEn, jobSummaryFr };
}

export function jobDescription(jobDescriptionEn: string, jobDescriptionFr: string) {
  return {
    jobDescriptionEn,
    jobDescriptionFr,
  };
}

export const troisRivieres = {
  locationId: 1,
  companyDescriptionEn:
    '<p>Our shop in Trois-Rivières builds and equips fuel tankers: twelve bays, a paint booth, and a parts counter where people stop for a coffee as much as for a gasket. Sixty of us work here.</p><p><strong>What we offer:</strong> group insurance and retirement plan from day one, tools and clothing paid for, training on paid time, and Friday afternoons off in the shop.</p>',
  companyDescriptionFr:
    "<p>Notre atelier de Trois-Rivières construit et équipe des camions-citernes à carburant : douze baies, une cabine de peinture et un comptoir des pièces où l'on passe autant pour un café que pour un joint. Nous sommes une soixantaine.</p><p><strong>Ce que nous offrons :</strong> assurance collective et régime de retraite dès le premier jour, outils et vêtements fournis, formation rémunérée et congé le vendredi après-midi à l'atelier.</p>",
} as const;

export const levis = {
  locationId: 2,
  companyDescriptionEn:
    '<p>Our shop in Lévis mounts, repairs and refurbishes tankers of every kind. Eight bays, five minutes from the bridges, and a team that has hardly changed in ten years.</p><p><strong>What we offer:</strong> group insurance and retirement plan from day one, tools and clothing paid for, training on paid time, and Friday afternoons off in the shop.</p>',
  companyDescriptionFr:
    "<p>Notre atelier de Lévis monte, répare et remet à neuf des camions-citernes de tout type. Huit baies, à cinq minutes des ponts, et une équipe qui n'a presque pas changé en dix ans.</p><p><strong>Ce que nous offrons :</strong> assurance collective et régime de retraite dès le premier jour, outils et vêtements fournis, formation rémunérée et congé le vendredi après-midi à l'atelier.</p>",
} as const;
