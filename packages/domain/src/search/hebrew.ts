/** Prefixes that mean “the”, “and”, “in”, “as”, “to”, “from”, “that”. */
const prefixes = /^[הובכלמש]/
/** Minimum number of letters left after removing prefixes. */
const shortestStem = 3
/** As in `ושמה`, “and that from the”. */
const maxPrefixes = 3

const hebrew = /^[\u05d0-\u05ea]+$/

/**
 * Returns the search forms of a Hebrew word: itself, and without one, two or three prefixes. Whether a letter is a
 * prefix cannot be determined without a dictionary, so both forms are kept. Other words have a single form.
 */
export const hebrewForms = (word: string): string[] => {
  const forms = [word]
  if (!hebrew.test(word)) return forms
  let rest = word
  while (forms.length <= maxPrefixes && prefixes.test(rest) && rest.length > shortestStem) {
    rest = rest.slice(1)
    forms.push(rest)
  }
  return forms
}
