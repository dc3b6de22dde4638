import { trialHostOf } from '../host';
import { createCustomFunctions } from './custom-functions';
import { createExcel } from './excel';
import { createOffice } from './office';
import { RichApiError } from './kernel/rich-api-error';
import { createOfficeRuntime } from './runtime-storage';

/**
 * The stand-in for Microsoft's office.js, loaded in its place by the add-in's own page. It asks the workbook that the
 * page stands in; opened by itself, the page gets no Office at all, as in a bare browser.
 */
function install(target: Window): void {
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
