import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import { isMissing } from '../../../shared/contract/missing';
import { lastKnownDay } from '../../cells/last-known';
import { tookOf } from '../../runtime/request-line';
import type { Fact, Span } from '../../workbook/provenance/fact';
import { PropertyText } from '../lookup/PropertyText';
import { SourceList } from '../lookup/SourceList';
import { ActionLink } from '../shared/ActionLink';
import { formatDate, formatMoment, formatNumber } from '../shared/format';
import { humanize } from '../shared/labels';
import { usePane } from '../shared/pane-context';
import { useStyles as useShared } from '../shared/styles';

const useStyles = makeStyles({
  item: { padding: '6px 0', borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
  details: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '12px',
    rowGap: '2px',
    margin: '2px 0 0',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  detail: { margin: 0, overflowWrap: 'anywhere' },
});

/** One fact of a cell: its entity, value, sources and times, and the request that fetched it. */
export function FactItem({ fact, now }: { fact: Fact; now: number }): ReactElement {
  const { texts, openEntity } = usePane();
  const styles = useStyles();
  const shared = useShared();
  const { entity, kind, value, unit, name, sources, leadsTo } = fact;
  const details = useDetails(fact, now);
  // An answer's text is what the cell itself shows.
  const isFinding = kind === 'search' || kind === 'fields' || kind === 'entity' || kind === 'query';
  return (
    <li className={`${shared.tight} ${styles.item}`}>
      <span className={shared.muted}>
        {entity === undefined ? null : (
          <>
            <ActionLink label={`${texts.tabs.lookup}: ${entity.name}`} onClick={() => openEntity(entity)}>
              {entity.name}
            </ActionLink>
            {' · '}
          </>
        )}
        <FactName fact={fact} />
      </span>
      {isFinding || kind === 'answer' || isMissing(value) ? null : (
        <span className={shared.row}>
          {leadsTo === undefined ? (
            <PropertyText value={value} name={name} />
          ) : (
            <ActionLink label={`${texts.tabs.lookup}: ${leadsTo.name}`} onClick={() => openEntity(leadsTo)}>
              {leadsTo.name}
            </ActionLink>
          )}
          {unit === undefined ? null : <span className={shared.muted}>{unit}</span>}
        </span>
      )}
      {isFinding ? null : <Standing fact={fact} />}
      <SourceList sources={sources} now={now} />
      {details.length === 0 ? null : (
        <dl className={styles.details}>
          {details.map(([term, text]) => [
            <dt key={term} className={shared.muted}>
              {term}
            </dt>,
            <dd key={`${term} text`} className={styles.detail}>
              {text}
            </dd>,
          ])}
        </dl>
      )}
    </li>
  );
}

function FactName({ fact: { kind, name } }: { fact: Fact }): ReactElement {
  const words = usePane().texts.cell;
  if (kind === 'property' || kind === 'relationship' || kind === 'row') return <>{humanize(name)}</>;
  if (kind === 'search') return <>{words.search(name)}</>;
  if (kind === 'query') return <>{`${words.query} ${name}`}</>;
  if (kind === 'fields' || kind === 'entity') return <>{words[kind]}</>;
  return <>{name}</>;
}

/** Why there is no value, or no source. */
function Standing({ fact: { value, fetchedAt, sources, kind, span } }: { fact: Fact }): ReactElement | null {
  const { texts } = usePane();
  const shared = useShared();
  if (fetchedAt === undefined) return <span className={shared.muted}>{texts.cell.notHeld}</span>;
  // Of a series as a whole no single value is shown.
  if (isMissing(value) && !(kind === 'series' && span !== undefined))
    return <span className={shared.muted}>{texts.lookup.absent}</span>;
  if (sources.length > 0) return null;
  return <span className={shared.muted}>{kind === 'row' ? texts.cell.rowSource : texts.cell.noSource}</span>;
}

/** Times and the request, each with its name. */
function useDetails(fact: Fact, now: number): [string, string][] {
  const { name, sources, time, period, span, published, fetchedAt, request, correction } = fact;
  const { texts, language, runtime } = usePane();
  const words = texts.cell;
  const days = span === undefined ? undefined : spanText(span, language);
  const covered = [period, days].filter((part) => part !== undefined).join(', ');
  const details: [string, string][] = [];
  // A year is not of the day that dates it.
  const isOfPeriod = period !== undefined && span === undefined;
  if (time !== undefined && !isOfPeriod) details.push([words.date, formatDate(time, language)]);
  if (covered !== '') details.push([words.period, covered]);
  const lastKnown = span?.to === undefined ? lastKnownDay(name, sources, now) : undefined;
  if (lastKnown !== undefined) details.push([words.lastKnown, formatDate(lastKnown, language)]);
  if (published !== undefined) details.push([words.published, formatDate(published, language)]);
  if (fact.isOfOtherBasis === true) details.push([words.basis, words.otherBasis]);
  if (correction !== undefined) {
    const { since, was } = correction;
    details.push([
      words.corrected,
      words.correction(formatDate(since, language), formatNumber(was, language)),
    ]);
  }
  if (fetchedAt === undefined) return details;
  const took = tookOf(runtime.activity.lines(), request, fetchedAt);
  const taking = took === undefined ? '' : `, ${words.took(formatNumber(took, language))}`;
  details.push([words.fetched, `${formatMoment(fetchedAt, language)}${taking}`], [words.request, request]);
  return details;
}

function spanText({ from, to }: Span, language: string): string {
  return [from, to]
    .map((day) => (day === undefined ? '' : formatDate(day, language)))
    .join(' – ')
    .trim();
}
