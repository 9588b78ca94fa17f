import { pagesOf } from '@vitrine/web/page/routed-page.tsx'

/** Defines a page of the back office. Pages set their title with `useTitle`. */
export const definePage = pagesOf<undefined, undefined, object>({ Head: () => null, useAround: () => undefined })
