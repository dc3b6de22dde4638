import { addAliases } from './aliases';
import { addCities } from './cities';
import { Collection } from './collection';
import { addCompanies } from './companies';
import { addCompanyProperties } from './company-properties';
import { readCompanies } from './company-table';
import { leaveOutContradicted } from './contradicted-figures';
import { addCountries } from './countries';
import { addCurrencies } from './currencies';
import { addCorporateEvents } from './curated/acquisitions';
import { addAwards } from './curated/awards';
import { addFurtherContinents } from './curated/continents';
import { addFoundings } from './curated/foundings';
import { addFundingRounds } from './curated/funding-rounds';
import { addFutures } from './curated/futures';
import { addLaws } from './curated/laws';
import { addMetrics } from './curated/metrics';
import { addOrganizations } from './curated/organizations';
import { addPublications } from './curated/publications';
import { addRateDecisions } from './curated/rate-decisions';
import { addForms } from './curated/regulation-forms';
import { addSanctions } from './curated/sanctions';
import { addSuccessions } from './curated/successions';
import { addDatedFigures } from './dated-figures';
import { addExchanges } from './exchanges';
import { addStatements } from './filings/add-statements';
import { readFiledFigures } from './filings/figure-rows';
import { addForeignCompanies } from './foreign-companies';
import { readForeignCompanies } from './foreign-company-table';
import { addFormerStates } from './former-states';
import { addIndustries } from './industries';
import { openInputs } from './inputs';
import { addLanguages } from './languages';
import { addMemberships } from './memberships';
import { addNewestSeries } from './newest-series';
import { describePeople } from './people';
import { addProducts } from './products';
import { addRegistrants } from './registrants/add-registrants';
import { checkRules } from './rules';
import { addSeries } from './series';
import { addSources } from './sources';
import { leaveOutStrayRates } from './stray-rates';
import { addSubdivisions } from './subdivisions';
import { readTables } from './tables';
import { addTurnedRates } from './turned-rates';
import { dropSharedNames } from './shared-names';
import { addUniversities } from './universities';
import { addWordNet } from './wordnet';

/** Builds the dataset of the facts in a folder; who speaks of an entity comes after who adds it. */
export function buildDataset(folder: string): Collection {
  const inputs = openInputs(folder);
  const tables = readTables(inputs);
  const companies = readCompanies(inputs);
  const filed = readFiledFigures(inputs);
  const foreign = readForeignCompanies(inputs);
  const collection = new Collection();
  addSources(collection);
  addCountries(collection, tables);
  addCurrencies(collection, tables);
  addSubdivisions(collection, tables);
  addCities(collection, inputs, { companies, registrants: [...filed.registrants.values()], foreign });
  addIndustries(collection);
  addExchanges(collection);
  addCompanies(collection, companies);
  addRegistrants(collection, filed);
  addForeignCompanies(collection, foreign);
  addStatements(collection, filed);
  addSeries(collection, inputs);
  addNewestSeries(collection, inputs);
  leaveOutContradicted(collection);
  addDatedFigures(collection);
  leaveOutStrayRates(collection);
  addTurnedRates(collection);
  addLanguages(collection, tables);
  addFormerStates(collection, tables);
  addUniversities(collection, inputs);
  addProducts(collection, inputs);
  addWordNet(collection, inputs);
  addOrganizations(collection);
  addMemberships(collection, inputs);
  addSuccessions(collection);
  addCompanyProperties(collection);
  addCorporateEvents(collection);
  addFundingRounds(collection);
  addFoundings(collection);
  addFutures(collection);
  for (const add of CURATED) add(collection);
  describePeople(collection);
  addAliases(collection, inputs);
  dropSharedNames(collection.entities);
  checkRules(collection);
  return collection;
}

const CURATED = [
  addLaws,
  addSanctions,
  addAwards,
  addForms,
  addMetrics,
  addPublications,
  addRateDecisions,
  addFurtherContinents,
];
