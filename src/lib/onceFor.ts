/** A function that works its answer out once for each object, and keeps it no longer than the object. */
export function onceFor<Key extends object, Answer>(work: (key: Key) => Answer): (key: Key) => Answer {
  const known = new WeakMap<Key, Answer>();
  return (key) => {
    if (!known.has(key)) known.set(key, work(key));
    return known.get(key) as Answer;
  };
}
