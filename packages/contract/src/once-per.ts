/** Remembers the results of a function by the identity of its argument, for as long as the argument lives. */
export const oncePer = <Key extends object, Result>(make: (key: Key) => Result): ((key: Key) => Result) => {
  const made = new WeakMap<Key, Result>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const result = make(key)
    made.set(key, result)
    return result
  }
}
