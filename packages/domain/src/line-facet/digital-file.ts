import type { LineFacet } from './facet.ts'

/** The file sold with a line. Orders store it, so that replacing the product's file does not affect them. */
export const digitalFileFacet: LineFacet = {
  present: {
    inOrder: ({ item: { digitalFileId: fileId } }) => (fileId === undefined ? {} : { digitalFile: { fileId } }),
  },
}
