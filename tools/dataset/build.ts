import { addAliases } from './aliases';
import { addCities, leaveOutUnnamedPopulations } from './cities';
import { Collection } from './collection';
import { addCompanies } from './companies';
import { addCompanyProperties } from './company-properties';
import { readCompanies, readForeignCompanies } from './company-table';
import { leaveOutContradicted, addDatedFigures } from './dated-figures';
import { addCountries, addLanguages } from './countries';
import { addFoundings, addFundingRounds, addSuccessions } from './curated/company-history';
import { addAwards, addCorporateEvents, addRateDecisions } from './curated/events';
import { addForms, addLaws, addSanctions } from './curated/laws';
import { addFutures, addMetrics, addPublications } from './curated/measures';
import {
  addFurtherContinents,
  addOrganizations,
  addExchanges,
  addMemberships,
} from './curated/organizations';
import { addCurrencies } from './currencies';
import { addStatements } from './filings/statements';
import { readFiledFigures } from './filings/filed-figures';
import { addForeignCompanies } from './foreign-companies';
import { addFormerStates, addSubdivisions } from './regions';
import { addIndustries } from './industries';
import { openInputs } from './inputs';
import { addNewestSeries } from './newest-series';
import { describePeople } from './officers';
import { addProducts } from './products';
import { readTables } from './reference-tables';
import { addRegistrants } from './registrants/companies';
import { checkRules } from './rules';
import { addSeries } from './series';
import { dropSharedNames } from './names';
import { addTurnedRates, leaveOutFormerCurrencies, leaveOutStrayRates } from './rates';
import { dropShortNames } from './short-names';
import { addSources } from './sources';
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
  leaveOutFormerCurrencies(collection, tables.cldr.currencies);
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
  addLaws(collection);
  addSanctions(collection);
  addAwards(collection);
  addForms(collection);
  addMetrics(collection);
  addPublications(collection);
  addRateDecisions(collection);
  addFurtherContinents(collection);
  describePeople(collection);
  addAliases(collection, inputs);
  leaveOutUnnamedPopulations(collection);
  dropSharedNames(collection);
  dropShortNames(collection, inputs, tables);
  checkRules(collection);
  return collection;
}
