const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Adds texts, group by group. Groups that are there already stay the same objects, as pages may hold them. */
export const addTexts = (target: object, texts: object): void => {
  for (const [name, text] of Object.entries(texts)) {
    if (!isGroup(text)) {
      Reflect.set(target, name, text)
      continue
    }
    if (!Object.hasOwn(target, name)) Reflect.set(target, name, {})
    addTexts(Reflect.get(target, name), text)
  }
}
