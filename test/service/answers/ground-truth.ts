import type { EntityType } from '../../../src/shared/contract/entity-type';
import type { MemoryGraph } from '../../../src/service/memory/memory-graph';
import type { StoredEntity } from '../../../src/service/store/stored';
import { truthOf } from './question-truth';

const SCALES = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
] as const;

const digits = (value: number, most = 0): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: most });

/** An amount of dollars as prose tells it. */
function dollars(value: number): string {
  const [scale, word] = SCALES.find(([each]) => Math.abs(value) >= each) ?? [1, ''];
  return scale === 1 ? `$${digits(value)}` : `$${(value / scale).toFixed(1)} ${word}`;
}

const percent = (from: number, to: number): string => {
  const change = (to / from - 1) * 100;
  return `${change > 0 ? '+' : ''}${change.toFixed(1)}%`;
};

const mean = (values: readonly number[]): number => sum(values) / values.length;
const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);

/** The store's figures as answers tell them in words, worked out apart from what answers. */
export function collectGroundTruth(store: MemoryGraph) {
  const truth = truthOf(store);
  const { named, number, revenue, gdp, ranked } = truth;
  const company = (name: string): StoredEntity => named(name, 'Company');
  const country = (name: string): StoredEntity => named(name, 'Country');
  const staffOf = (entity: StoredEntity): number | undefined => number(entity, 'employee_count');
  const peopleOf = (entity: StoredEntity): number | undefined => number(entity, 'population');
  const point = (
    entity: StoredEntity,
    name: string,
    year?: string,
  ): readonly [date: string, value: number] => {
    const held = entity.series.find((each) => each.name === name);
    const at =
      year === undefined
        ? (held?.values.length ?? 0) - 1
        : (held?.dates.findLastIndex((date) => date.startsWith(year)) ?? -1);
    const [date, value] = [held?.dates[at], held?.values[at]];
    if (date === undefined || value === undefined) throw new Error(`Expected ${name} of ${entity.name}`);
    return [date, value];
  };
  const of = (found: number | undefined): number => found ?? NaN;
  const companiesOf = (state?: string): StoredEntity[] =>
    state === undefined
      ? truth.byType('Company')
      : truth.inPlace(named(state, 'CountrySubdivision'), truth.byType('Company'));
  const countriesOf = (continent: string): StoredEntity[] =>
    truth.inPlace(named(continent, 'Continent'), truth.byType('Country'));
  const first = (
    count: number,
    entities: readonly StoredEntity[],
    by: (entity: StoredEntity) => number | undefined,
  ): string[] =>
    ranked(entities, by)
      .slice(0, count)
      .map(({ name }) => name);
  const figures = (
    entities: readonly StoredEntity[],
    by: (entity: StoredEntity) => number | undefined,
  ): number[] => entities.flatMap((entity) => by(entity) ?? []);
  return {
    staff: (name: string) => digits(of(staffOf(company(name)))),
    money: (name: string, series: string, year?: string) => dollars(point(company(name), series, year)[1]),
    share: (name: string, series: string) => `$${digits(point(company(name), series)[1], 2)}`,
    on: (name: string, series: string, year?: string) =>
      new Date(point(company(name), series, year)[0]).toLocaleDateString('en-GB', {
        timeZone: 'UTC',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
      }),
    change: (name: string, series: string, from: string, to: string) =>
      percent(point(company(name), series, from)[1], point(company(name), series, to)[1]),
    more: (name: string, other: string) =>
      of(staffOf(company(name))) > of(staffOf(company(other))) ? 'Yes' : 'No',
    larger: (name: string, other: string) =>
      of(staffOf(company(name))) > of(staffOf(company(other))) ? name : other,
    apart: (name: string, other: string) =>
      digits(Math.abs(of(staffOf(company(name))) - of(staffOf(company(other))))),
    revenueApart: (name: string, other: string) =>
      dollars(Math.abs(of(revenue(company(name))) - of(revenue(company(other))))).slice(1),
    revenueOf: (...names: readonly string[]) => dollars(sum(figures(names.map(company), revenue))),
    perEmployee: (name: string) => `$${digits(of(revenue(company(name))) / of(staffOf(company(name))))}`,
    people: (name: string, year?: string) =>
      digits(year === undefined ? of(peopleOf(country(name))) : point(country(name), 'Population', year)[1]),
    peopleChange: (name: string, from: string, to: string) =>
      percent(point(country(name), 'Population', from)[1], point(country(name), 'Population', to)[1]),
    inhabitants: (name: string, type: EntityType) => digits(of(peopleOf(named(name, type)))),
    gdp: (name: string) => dollars(of(gdp(country(name)))),
    life: (name: string, year: string) =>
      `${digits(point(country(name), 'Life expectancy at birth', year)[1], 2)} years`,
    mostStaff: (count: number, state?: string) => first(count, companiesOf(state), staffOf),
    mostRevenue: (count: number, state?: string) => first(count, companiesOf(state), revenue),
    mostPeople: (count: number, continent: string) => first(count, countriesOf(continent), peopleOf),
    mostGdp: (count: number) => first(count, truth.byType('Country'), gdp),
    companiesIn: (state: string) => companiesOf(state).length,
    staffed: (state: string) => figures(companiesOf(state), staffOf).length,
    /** How many companies have a revenue. */
    earning: (state?: string) => figures(companiesOf(state), revenue).length,
    meanStaff: (state: string) => digits(mean(figures(companiesOf(state), staffOf))),
    totalRevenue: (state: string) => dollars(sum(figures(companiesOf(state), revenue))),
    totalPeople: (continent: string) => digits(sum(figures(countriesOf(continent), peopleOf))),
    meanPeople: (continent: string) => digits(mean(figures(countriesOf(continent), peopleOf))),
    membersPeople: (group: string) =>
      digits(
        sum(figures(truth.into(named(group, 'IntergovernmentalOrganization'), 'IS_MEMBER_OF'), peopleOf)),
      ),
    linked: (name: string, relationship: string) => truth.into(company(name), relationship).length,
  };
}

/** How answers tell the figures of one store. */
export type GroundTruth = ReturnType<typeof collectGroundTruth>;
