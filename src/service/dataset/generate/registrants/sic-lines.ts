import type { Collection } from '../collection';
import { industriesOfSic } from './sic-industry';

/**
 * What people call a line of business, by the first digits of its SIC codes. Divisions of ISIC are wider: chip makers share
 * one with makers of computers, banks one with card issuers, railways one with pipelines.
 */
const CALLED: readonly (readonly [names: readonly string[], ...codes: string[]])[] = [
  [['Packaging'], '2650', '3411'],
  [['Household products'], '2840', '2842', '2844'],
  [['Biotechnology', 'Biotech'], '2836'],
  [['Steel'], '3312', '3317'],
  [['Computer hardware'], '357'],
  [['Semiconductors', 'Semiconductor'], '3674'],
  [['Automobiles', 'Cars'], '3711'],
  [['Auto parts'], '3714'],
  [['Aerospace', 'Aerospace and defense'], '372', '3730', '376', '3812'],
  [['Medical devices'], '3841', '3842', '3844', '3845', '3851'],
  [['Railroads', 'Railways'], '401'],
  [['Trucking'], '4213'],
  [['Pipelines'], '461', '4922', '4923'],
  [['Banks', 'Banking'], '602', '603'],
  [['Asset management'], '6282'],
  [['Software', 'Software publishing'], '7372'],
  [['Hospitals'], '8060', '8062'],
  [['Technology', 'IT'], '357', '366', '367', '737'],
];

/** Links a company to the line of business of its SIC code, as the register names it. */
export function linkSicLine(
  collection: Collection,
  company: string,
  { code, name, sources }: { code: string; name: string; sources: readonly string[] },
): void {
  const key = `industry:sic-${code}`;
  collection.entity({
    key,
    type: 'Industry',
    name,
    aliases: CALLED.flatMap(([names, ...codes]) =>
      codes.some((each) => code.startsWith(each)) ? names : [],
    ),
    description: `SIC code ${code}`,
    prominence: 0.5,
    sources: ['edgar'],
    properties: { sic_code: code },
  });
  const [division] = industriesOfSic(code);
  if (division !== undefined) collection.link('IS_PART_OF', key, division, { sources: ['isic-4'] });
  collection.link('OPERATES_IN_INDUSTRY', company, key, { sources });
}
