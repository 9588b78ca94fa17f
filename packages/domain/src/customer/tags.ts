/** Removes spaces around tags, empty tags, and tags that differ only by case from an earlier one. */
export const normalTags = (tags: readonly string[]): string[] => {
  const seen = new Set<string>()
  return tags
    .map((tag) => tag.trim().replaceAll(/\s+/g, ' '))
    .filter((tag) => {
      const key = tag.toLowerCase()
      if (tag === '' || seen.has(key)) return false
      seen.add(key)
      return true
    })
}

/** Removes tags, regardless of case. */
export const withoutTags = (tags: readonly string[], removed: readonly string[]): string[] => {
  const keys = new Set(normalTags(removed).map((tag) => tag.toLowerCase()))
  return tags.filter((tag) => !keys.has(tag.toLowerCase()))
}
