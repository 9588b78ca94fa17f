/**
 * Marks that people omit when typing: accents, vowel points of Hebrew and Arabic including the tatweel, and the nukta
 * of Devanagari. Marks of other scripts are part of letters.
 */
const accents = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g
/** Selectors of a symbol's presentation are removed too. */
const variationSelectors = /\p{Variation_Selector}/gu
const vowelPoints = /[\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u08d3-\u08ff\u093c]/g
/** Invisible characters: soft hyphens, joiners, and directional marks. */
const invisible = /\p{Cf}/gu

/** Replacements of letters that Unicode does not decompose, and of letters with two forms. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ک: 'ك',
}
const withPlainLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g')

/** The zeros of scripts with their own digits. The other nine follow. */
const zeros = [...'٠۰०০੦૦୦௦౦೦൦๐໐༠၀០'].map((zero) => zero.codePointAt(0)!)
const digits = new RegExp(`[${zeros.map((zero) => String.fromCodePoint(zero, 45, zero + 9)).join('')}]`, 'g')

const digitOf = (digit: string): string => {
  const code = digit.codePointAt(0)!
  return String(code - zeros.find((zero) => code >= zero && code <= zero + 9)!)
}

const ascii = /^[\0-\x7f]*$/

/** Restores “й”, which is a letter of its own, and Thai and Lao “am”, which dictionaries treat as one letter. */
const mendLetters = (text: string): string =>
  text.replaceAll('и\u0306', 'й').replaceAll('\u0e4d\u0e32', '\u0e33').replaceAll('\u0ecd\u0eb2', '\u0eb3')

/** Removes the marks that people omit and normalizes width. All other letters stay unchanged. */
export const withoutAccents = (text: string): string =>
  mendLetters(text.normalize('NFKD'))
    .replaceAll(accents, '')
    .replaceAll(vowelPoints, '')
    .replaceAll(variationSelectors, '')
    .normalize('NFC')

/**
 * Removes case and accents, and normalizes width. Used wherever text is compared by words: products, searches,
 * synonyms, suggestions and reports.
 */
export const foldText = (text: string): string => {
  if (ascii.test(text)) return text.toLowerCase()
  return withoutAccents(text.normalize('NFKD').toLowerCase())
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(invisible, '')
    .replaceAll(withPlainLetter, (letter) => plainLetters[letter]!)
    .replaceAll(digits, digitOf)
    .normalize('NFC')
}

/** Maximum number of words of an expression. */
const maxWords = 12

const asciiWords = /[a-z\d]+(?:[._/-]+[a-z\d]+)*/g
const words = /[\p{L}\p{M}\p{N}]+(?:[._/-]+[\p{L}\p{M}\p{N}]+)*/gu
const hasLetter = /[\p{L}\p{N}]/u

/** Returns the distinct words of a folded text. Dashes and dots within words are kept: `t-shirt`, `sku-1.2`. */
export const splitWords = (folded: string): string[] =>
  [...new Set(folded.match(ascii.test(folded) ? asciiWords : words))].filter((word) => hasLetter.test(word))

/** Returns the distinct words of an expression, folded. */
export const wordsOf = (expression: string): string[] => splitWords(foldText(expression)).slice(0, maxWords)
