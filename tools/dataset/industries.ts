import type { Collection } from './collection';
import { list, table, texts } from './table';

/** Sections of ISIC Revision 4, and divisions of them, with the SIC codes that they are. */
const INDUSTRIES = table('industries', {
  ...texts('code', 'section', 'name'),
  aliases: list,
  sic_prefixes: list,
});

/**
 * What people call a line of business, by the first digits of its SIC codes. Divisions of ISIC are wider: chip makers share
 * one with makers of computers, banks one with card issuers, railways one with pipelines.
 */
const SIC_LINES = table('sic-lines', { names: list, prefixes: list });

/** Adds the sections of ISIC Revision 4 and those divisions that companies of the dataset work in. */
export function addIndustries(collection: Collection): void {
  const sources = ['isic-4'];
  for (const { code, section, name, aliases } of INDUSTRIES()) {
    const level = section === '' ? 'section' : 'division';
    const key = collection.entity(`industry:${code}`, 'Industry', name, {
      aliases,
      description: `${section === '' ? 'Section' : 'Division'} ${code} of ISIC Revision 4`,
      prominence: section === '' ? 0.6 : 0.55,
      sources,
      properties: { isic_code: code, isic_level: level },
    });
    if (section !== '') collection.link('IS_PART_OF', key, `industry:${section}`, { sources });
  }
}

/** The industries of a SIC code by its longest known beginning, as keys of entities: the division and its section. */
export function industriesOfSic(sic: string): string[] {
  for (let digits = sic.length; digits >= 2; digits -= 1) {
    const found = INDUSTRIES().find(({ sic_prefixes }) => sic_prefixes.includes(sic.slice(0, digits)));
    if (found !== undefined) return withSection(found);
  }
  return [];
}

const withSection = (industry: ReturnType<typeof INDUSTRIES>[number] | undefined): string[] =>
  industry === undefined
    ? []
    : [industry.code, industry.section].filter(Boolean).map((code) => `industry:${code}`);

/** Links a company to the line of business of its SIC code, as the register names it. */
export function linkSicLine(
  collection: Collection,
  company: string,
  { code, name, sources }: { code: string; name: string; sources: readonly string[] },
): void {
  const isCalled = ({ prefixes }: { prefixes: string[] }): boolean =>
    prefixes.some((each) => code.startsWith(each));
  const key = collection.entity(`industry:sic-${code}`, 'Industry', name, {
    aliases: SIC_LINES()
      .filter(isCalled)
      .flatMap(({ names }) => names),
    description: `SIC code ${code}`,
    prominence: 0.5,
    sources: ['sic'],
    properties: { sic_code: code },
  });
  const [division] = industriesOfSic(code);
  if (division !== undefined) collection.link('IS_PART_OF', key, division, { sources: ['isic-4'] });
  collection.link('OPERATES_IN_INDUSTRY', company, key, { sources });
}
