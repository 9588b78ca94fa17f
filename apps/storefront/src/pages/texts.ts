import { definePage } from '../define-page.ts'
import { loadTexts } from './load-texts.ts'
import { textsPath } from './find-product.ts'

/** No page: what browsers ask for beside one. */
export const page = definePage({
  path: textsPath,
  load: (asked, context) => loadTexts(asked, context),
  Page: () => null,
})
