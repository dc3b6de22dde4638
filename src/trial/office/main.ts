import { trialHostOf } from '../host';
import { createCustomFunctions } from './custom-functions';
import { createDialogOffice } from './dialog';
import { createExcel } from './excel';
import { createOffice } from './office';
import { RichApiError } from './kernel/rich-api-error';
import { createOfficeRuntime } from './runtime-storage';

/**
 * The stand-in for Microsoft's office.js. It talks to the workbook around the page, or to the add-in from a window
 * that the add-in opened; a page opened alone gets no Office.
 */
function install(target: Window): void {
  const opener = target.opener as Window | null;
  if (opener !== null) {
    Object.assign(target, { Office: createDialogOffice(opener) });
    return;
  }
  const host = trialHostOf(target.parent);
  if (!host) return;
  Object.assign(target, {
    CustomFunctions: createCustomFunctions(host),
    OfficeRuntime: createOfficeRuntime(target.localStorage),
    Office: createOffice(host),
    OfficeExtension: { Error: RichApiError, config: {} },
    Excel: createExcel(host),
  });
  target.addEventListener('load', () => host.ready());
}

install(window);
