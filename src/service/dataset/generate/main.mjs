import { fileURLToPath } from 'node:url';

import { addCities } from './cities.mjs';
import { Collection } from './collection.mjs';
import { addCompanies } from './companies.mjs';
import { addCountries } from './countries.mjs';
import { addCurrencies } from './currencies.mjs';
import { addCorporateEvents } from './curated/acquisitions.mjs';
import { addAwards } from './curated/awards.mjs';
import { addFurtherContinents } from './curated/continents.mjs';
import { addFoundings } from './curated/foundings.mjs';
import { addFundingRounds } from './curated/funding-rounds.mjs';
import { addFutures } from './curated/futures.mjs';
import { addLaws } from './curated/laws.mjs';
import { addMetrics } from './curated/metrics.mjs';
import { addOrganizations } from './curated/organizations.mjs';
import { addPublications } from './curated/publications.mjs';
import { addRateDecisions } from './curated/rate-decisions.mjs';
import { addForms } from './curated/regulation-forms.mjs';
import { addSanctions } from './curated/sanctions.mjs';
import { addSuccessions } from './curated/successions.mjs';
import { addExchanges } from './exchanges.mjs';
import { addIndustries } from './industries.mjs';
import { openPackages } from './packages.mjs';
import { addFormerStates } from './former-states.mjs';
import { addLanguages } from './languages.mjs';
import { describePeople } from './people.mjs';
import { addProducts } from './products.mjs';
import { addSeries } from './series.mjs';
import { addSources } from './sources.mjs';
import { addSubdivisions } from './subdivisions.mjs';
import { addUniversities } from './universities.mjs';
import { addWordNet } from './wordnet.mjs';
import { write } from './write.mjs';

const [facts, packageFolder] = process.argv.slice(2);
if (!facts) throw new Error('Expected the folder of facts as the first argument, got none');

const packages = openPackages(packageFolder);
const collection = new Collection();
addSources(collection);
await addCountries(collection, packages);
addCurrencies(collection, packages);
await addSubdivisions(collection, packages);
addCities(collection, packages, facts);
addIndustries(collection);
addExchanges(collection);
addCompanies(collection, facts);
addSeries(collection, facts);
await addLanguages(collection, packages);
await addFormerStates(collection, packages);
addUniversities(collection, packages);
addProducts(collection, packages);
addWordNet(collection, packages);
addOrganizations(collection, packages);
addSuccessions(collection);
addCorporateEvents(collection);
addFundingRounds(collection);
addFoundings(collection);
addFutures(collection);
for (const add of [
  addLaws,
  addSanctions,
  addAwards,
  addForms,
  addMetrics,
  addPublications,
  addRateDecisions,
  addFurtherContinents,
]) {
  add(collection);
}
describePeople(collection);
write(collection, fileURLToPath(new URL('../../data', import.meta.url)));
