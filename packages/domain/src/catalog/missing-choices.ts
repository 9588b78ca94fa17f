const names = new Intl.ListFormat('en-GB')

/** Adds an article: `Colour` becomes “a colour”. `USB cable` keeps its case. */
const withArticle = (name: string): string => {
  const word = /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
  return `${/^[aeio]/i.test(word) ? 'an' : 'a'} ${word}`
}

/** Returns the options without a choice. */
export const missingChoices = (
  options: readonly { readonly name: string }[],
  chosen: Readonly<Record<string, string | undefined>>,
): string[] => options.map(({ name }) => name).filter((name) => !chosen[name])

/** Returns a prompt for missing choices: “Choose a colour and a size”. */
export const chooseSentence = (options: readonly string[]): string => `Choose ${names.format(options.map(withArticle))}`
