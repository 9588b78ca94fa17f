import type { LineFacet, PreorderNote } from './facet.ts'

const textOf = (label: string, { message }: PreorderNote): string =>
  message === undefined ? label : `${label}: ${message}`

/** Says below the product name that an item is preordered, and when it is expected. Orders keep this text. */
export const preorderFacet: LineFacet = {
  present: {
    describe: ({ preorder }) => {
      if (!preorder) return []
      const { label, translatedLabel } = preorder
      return [
        {
          name: { original: label, translated: translatedLabel },
          plainText: { original: textOf(label, preorder), translated: textOf(translatedLabel, preorder) },
        },
      ]
    },
  },
}
