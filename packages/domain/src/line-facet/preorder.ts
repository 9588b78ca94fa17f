import type { LineFacet } from './facet.ts'

const textOf = (label: string, ...texts: readonly (string | undefined)[]): string => {
  const sentences = texts.filter((one) => one !== undefined)
  return sentences.length === 0 ? label : `${label}: ${sentences.join('. ')}`
}

/** Says below the product name that an item is preordered, and when it is expected. Orders keep this text. */
export const preorderFacet: LineFacet = {
  present: {
    describe: ({ preorder }) => {
      if (!preorder) return []
      const { label, translatedLabel, expected, translatedExpected, message } = preorder
      return [
        {
          name: { original: label, translated: translatedLabel },
          plainText: {
            original: textOf(label, expected, message),
            translated: textOf(translatedLabel, translatedExpected, message),
          },
        },
      ]
    },
  },
}
