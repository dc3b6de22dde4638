import type { ObservationPoint } from '../../../../src/shared/contract/observation';
import { openWorkbook, type Workbook } from '../workbook';

/** A series of a made-up service. */
export type MadeSeries = {
  name: string;
  unit: string;
  cadence?: string;
  points: readonly ObservationPoint[];
};

/** A made-up entity. */
export type MadeEntity = { name: string; type?: string; series: readonly MadeSeries[] };

const TYPE = 'FinancialMetric';

/** A workbook over a service of these entities, by the interface's document. */
export function openMade(entities: readonly MadeEntity[]): Promise<Workbook> {
  return openWorkbook({
    intercept: (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === '/v1/entities')
        return Response.json({ entities: named(entities, searchParams.get('name')) });
      const entity = entities.find((_, at) => pathname.includes(idOf(1, at)));
      if (entity === undefined) return Response.json({}, { status: 404 });
      return pathname.endsWith('/introspection')
        ? introspection(entities, entity)
        : profile(entities, entity);
    },
  });
}

/** A point with its period. */
export function point(
  value: number | null,
  period: { start?: string; end: string; fiscal_year?: number; fiscal_quarter?: number },
  published = '2030-01-01',
): ObservationPoint {
  const origin = {
    name: 'Filing',
    published_time: published,
    source: 'Register',
    url: 'https://register.example/1',
  };
  return { time: `${period.end}T00:00:00Z`, value, origin, period };
}

/** A point of which the service tells nothing but its time. */
export function bare(time: string, value: number | null): ObservationPoint {
  return { time: `${time}T00:00:00Z`, value, origin: { name: 'Bank', source: 'Bank', published_time: time } };
}

function idOf(kind: number, at: number): string {
  return `${kind}0000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
}

function named(entities: readonly MadeEntity[], name: string | null): object[] {
  return entities.flatMap((entity, at) =>
    entity.name === name ? [{ id: idOf(1, at), name, entity_type: entity.type ?? 'Company' }] : [],
  );
}

function seriesOf(entities: readonly MadeEntity[], entity: MadeEntity): object[] {
  return entity.series.map(({ name, unit, cadence }, at) => ({
    id: idOf(2, entities.indexOf(entity) * 100 + at),
    name,
    unit,
    ...(cadence !== undefined && { cadence }),
  }));
}

function introspection(entities: readonly MadeEntity[], entity: MadeEntity): Response {
  return Response.json({ properties: [], numerical_observations: { [TYPE]: seriesOf(entities, entity) } });
}

/** Every series, whichever were asked for: the layer takes what it wants. */
function profile(entities: readonly MadeEntity[], entity: MadeEntity): Response {
  return Response.json({
    id: idOf(1, entities.indexOf(entity)),
    name: entity.name,
    entity_type: entity.type ?? 'Company',
    properties: {},
    relationships: null,
    numerical_observations: seriesOf(entities, entity).map((listed, at) => ({
      ...listed,
      type: TYPE,
      properties: { unit: entity.series[at]?.unit, cadence: entity.series[at]?.cadence },
      data: entity.series[at]?.points,
    })),
  });
}
