import { Badge, makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import type { Source } from '../../../shared/contract/source';
import { formatAge, formatDate } from '../shared/format';
import { usePane } from '../shared/pane-context';
import { useStyles as useShared } from '../shared/styles';
import { ageInDays } from '../../cells/age';
import { SourceName } from './SourceName';

const useStyles = makeStyles({ badge: { flexShrink: 0 } });

/** From this age on, in days, a badge warns. */
const OLD = 3 * 365;

/** The sources of a value, each with name, date and link, and how old the newest is. */
export function SourceList({
  sources,
  now,
}: {
  sources: readonly Source[];
  now: number;
}): ReactElement | null {
  const { texts, language } = usePane();
  const styles = useStyles();
  const shared = useShared();
  const age = ageInDays(sources, now);
  if (sources.length === 0) return null;
  return (
    <ul className={shared.list}>
      {sources.map((source, index) => (
        <li key={index} className={shared.row}>
          <span className={shared.muted}>
            <SourceName source={source} />
            {source.date ? `, ${formatDate(source.date, language)}` : null}
          </span>
          {index === 0 && age !== undefined ? (
            <Badge
              className={styles.badge}
              appearance="tint"
              size="small"
              color={age > OLD ? 'warning' : 'informative'}
            >
              {age === 0 ? texts.lookup.today : texts.lookup.age(formatAge(age, language))}
            </Badge>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
