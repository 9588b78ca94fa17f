import { pagesOf } from '@vitrine/web/routed-page.tsx'

/** A page of the back office. Pages name themselves, by `useTitle`. */
export const definePage = pagesOf<undefined, undefined, object>({ Head: () => null, useAround: () => undefined })
