/**
 * What an object holds of its own under any text: undefined for "constructor" and whatever else every plain object has.
 * Tables that the program looks texts up in are Maps; this reads what was parsed.
 */
export function ownValue<T>(held: Readonly<Record<string, T>>, key: string): T | undefined {
  // any text: the one place that makes sure that the value is the object's own
  return Object.hasOwn(held, key) ? held[key] : undefined;
}
