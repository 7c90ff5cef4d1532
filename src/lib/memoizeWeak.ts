/** Memoizes a function of an object; a result lives as long as its object. */
export function memoizeWeak<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const cache = new WeakMap<Key, Result>();
  return (key) => {
    if (!cache.has(key)) cache.set(key, compute(key));
    return cache.get(key) as Result;
  };
}
