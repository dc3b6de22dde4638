import { useEffect, useState } from 'react';

/** A value that some store tells of; read again at each of its calls. */
export function useSubscribed<T>(subscribe: (listener: () => void) => () => void, read: () => T): T {
  const [value, setValue] = useState(read);
  useEffect(() => {
    const update = (): void => setValue(read());
    update();
    return subscribe(update);
    // A store's two functions belong together and live as long as the runtime does.
  }, [subscribe]);
  return value;
}
