import { tokens } from '@fluentui/react-components';
import {
  BoxRegular,
  BuildingFactoryRegular,
  BuildingRegular,
  CalendarRegular,
  CurrencyDollarEuroRegular,
  DataLineRegular,
  DataTrendingRegular,
  GavelRegular,
  GlobeRegular,
  HatGraduationRegular,
  LeafOneRegular,
  LocalLanguageRegular,
  LocationRegular,
  OrganizationRegular,
  PaintBrushRegular,
  PeopleRegular,
  PersonRegular,
  TagRegular,
  TrophyRegular,
  type FluentIcon,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';

const ICONS: [FluentIcon, readonly string[]][] = [
  [BuildingRegular, ['Company', 'Facility']],
  [OrganizationRegular, ['Organization', 'IntergovernmentalOrganization']],
  [HatGraduationRegular, ['EducationalInstitution']],
  [PersonRegular, ['Person']],
  [PeopleRegular, ['Group']],
  [GlobeRegular, ['Country', 'GPE', 'Continent', 'CountryRegion', 'DependentTerritory']],
  [LocationRegular, ['Municipality', 'Location', 'CountrySubdivision']],
  [CurrencyDollarEuroRegular, ['Currency', 'ForeignExchangeRate', 'PrivateCompanyFundingRound']],
  [BuildingFactoryRegular, ['Industry']],
  [DataLineRegular, ['MacroIndicator', 'MacroIndicatorPublication', 'FinancialMetric', 'PositioningMetric']],
  [DataTrendingRegular, ['Exchange', 'Future', 'Commodity']],
  [GavelRegular, ['Law', 'Sanction']],
  [CalendarRegular, ['Event', 'CorporateEvent']],
  [TrophyRegular, ['Award']],
  [LeafOneRegular, ['Animal', 'Plant', 'Organism']],
  [BoxRegular, ['Product']],
  [PaintBrushRegular, ['WorkOfArt']],
  [LocalLanguageRegular, ['Language']],
];

/** The icon of an entity type; its name stands beside it, so the icon is silent. */
export function TypeIcon({ type }: { type: string }): ReactElement {
  const Icon = ICONS.find(([, types]) => types.includes(type))?.[0] ?? TagRegular;
  return <Icon fontSize={20} color={tokens.colorBrandForeground1} aria-hidden style={{ flexShrink: 0 }} />;
}
