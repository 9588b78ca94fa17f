const names = new Intl.ListFormat('en-GB')

/** As it stands within a sentence: `Colour` becomes “a colour”, `USB cable` stays as it is written. */
const withArticle = (name: string): string => {
  const word = /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
  return `${/^[aeio]/i.test(word) ? 'an' : 'a'} ${word}`
}

/** The options of which nothing is chosen yet. */
export const missingChoices = (
  options: readonly { readonly name: string }[],
  chosen: Readonly<Record<string, string | undefined>>,
): string[] => options.map(({ name }) => name).filter((name) => !chosen[name])

/** Names what is still to be chosen of a product: “Choose a colour and a size”. */
export const chooseSentence = (options: readonly string[]): string => `Choose ${names.format(options.map(withArticle))}`
