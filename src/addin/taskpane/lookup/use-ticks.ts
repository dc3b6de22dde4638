import { useMemo, useState } from 'react';

import { fieldKey, type Field } from './field';

/** The fields that a person ticked, in the order of ticking. */
export type Ticks = {
  fields: readonly Field[];
  has: (field: Field) => boolean;
  set: (fields: readonly Field[], ticked: boolean) => void;
  clear: () => void;
};

/** Keeps what is ticked. */
export function useTicks(): Ticks {
  const [fields, setFields] = useState<readonly Field[]>([]);
  return useMemo(() => {
    const keys = new Set(fields.map(fieldKey));
    return {
      fields,
      has: (field) => keys.has(fieldKey(field)),
      set: (changed, ticked) => {
        const changedKeys = new Set(changed.map(fieldKey));
        setFields((before) => [
          ...before.filter((field) => !changedKeys.has(fieldKey(field))),
          ...(ticked ? changed : []),
        ]);
      },
      clear: () => setFields([]),
    };
  }, [fields]);
}
