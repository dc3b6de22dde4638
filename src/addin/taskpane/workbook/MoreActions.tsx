import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import type { ReactElement } from 'react';

import type { Scope } from '../../workbook/excel/scope';
import { functionsOf, TEMPLATES, type TemplateName } from '../../workbook/templates/templates';
import type { Workbench } from '../../workbook/workbench';
import { usePane } from '../shared/pane-context';
import { useStyles } from '../shared/styles';

type MoreProps = { workbench: Workbench; disabled: boolean; scope: Scope };

/** The actions that look at a model, and those that start one. */
export function MoreActions({ workbench, disabled, scope }: MoreProps): ReactElement {
  const { workbook } = usePane().texts;
  const styles = useStyles();
  const actions: readonly [string, () => Promise<void>][] = [
    [workbook.linkNumbers, () => workbench.planLinks(scope)],
    [workbook.unlink, () => workbench.unlink()],
    [workbook.audit, () => workbench.audit(false)],
    [workbook.coverage, () => workbench.planCoverage()],
    [workbook.changesOfRefresh, () => workbench.changes('refresh')],
    [workbook.changesSinceFreeze, () => workbench.changes('freeze')],
    [workbook.repairNames, () => workbench.planRepair()],
  ];
  return (
    <div className={styles.row}>
      {actions.map(([label, run]) => (
        <Button key={label} disabled={disabled} onClick={() => void run()}>
          {label}
        </Button>
      ))}
      <Templates workbench={workbench} disabled={disabled} />
    </div>
  );
}

function Templates({ workbench, disabled }: Omit<MoreProps, 'scope'>): ReactElement {
  const { texts, runtime } = usePane();
  const { workbook, common } = texts;
  const { functionsOff = [] } = runtime.deployment.rules ?? {};
  const off = (name: TemplateName) =>
    functionsOf(name).flatMap((one) => (functionsOff.includes(one) ? [`KER.${one}`] : []));
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button disabled={disabled}>{workbook.templates}</Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {(Object.keys(TEMPLATES) as TemplateName[]).map((name) => (
            <MenuItem
              key={name}
              disabled={off(name).length > 0}
              subText={off(name).length === 0 ? null : common.switchedOff(off(name).join(', '))}
              onClick={() => void workbench.template(name)}
            >
              {workbook.templateNames[name]}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
