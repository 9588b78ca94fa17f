/** Letters that stand before a word and mean “the”, “and”, “in”, “as”, “to”, “from”, “that”. */
const prefixes = /^[הובכלמש]/
/** No word is left with fewer letters. */
const shortestStem = 3
/** As in `ושמה`: and that from the. */
const mostPrefixes = 3

const hebrew = /^[\u05d0-\u05ea]+$/

/**
 * The forms that a Hebrew word is found by: itself, and what is left without one, two or three prefixes. Whether a
 * letter is a prefix or belongs to the word cannot be told without a dictionary, so both stay. Other words have one form.
 */
export const hebrewForms = (word: string): string[] => {
  const forms = [word]
  if (!hebrew.test(word)) return forms
  let rest = word
  while (forms.length <= mostPrefixes && prefixes.test(rest) && rest.length > shortestStem) {
    rest = rest.slice(1)
    forms.push(rest)
  }
  return forms
}
