/** Marks above and below letters: accents, and the vowel points of Hebrew. */
const marks = /[\u0300-\u036f\u0591-\u05c7]/g

/** A text without case and accents: what people type on a telephone. The database folds texts by the same rule. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replaceAll(marks, '').toLowerCase().replaceAll('ß', 'ss')

/** So many words of an expression are looked for. */
export const mostWords = 12

/** The words of an expression, folded, each once. A dash or a dot within stays: `t-shirt`, `sku-1.2`. */
export const wordsOf = (expression: string): string[] => {
  const words = foldText(expression).split(/[^\p{L}\p{N}._/-]+/u)
  const bare = words.map((word) => word.replaceAll(/^[._/-]+|[._/-]+$/g, ''))
  return [...new Set(bare.filter((word) => word !== ''))].slice(0, mostWords)
}
