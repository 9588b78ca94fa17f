/** Search report and synonyms. */
export const searchWords = {
  searches: {
    hint: 'Customer searches and synonyms.',
    synonyms: 'Synonyms',
    synonymsHint:
      'One group per line: “sofa, couch”. Each word then finds the others. With an arrow it works one way: “sneaker > trainer” finds trainers for “sneaker”. Single words only; capital letters and accents don’t matter.',
    report: 'Searches in the last 30 days',
    reportHint: 'Searches are stored anonymously.',
    all: 'All searches',
    without: 'No results',
    term: 'Search',
    times: 'Searches',
    addSynonym: 'Add synonym',
    addSynonymFor: (term: string) => `Add synonym for “${term}”`,
    none: { title: 'No searches yet', hint: 'What customers search for in your store shows up here.' },
    noneWithout: { title: 'Every search found something', hint: 'Searches without results show up here.' },
    wrong: {
      oneWord: (line: number) => `Line ${line}: a group needs two different words or more, separated by commas.`,
      tooMany: (line: number) => `Line ${line}: a group can have up to 20 words.`,
      tooLong: (line: number) => `Line ${line}: words can have up to 50 characters.`,
      space: (line: number) => `Line ${line}: only single words work. Separate them by commas.`,
      arrows: (line: number) => `Line ${line}: put one word before the arrow and one or more after it.`,
      tooManyLines: (line: number) => `Line ${line}: there can be up to 300 groups.`,
    },
  },
}
