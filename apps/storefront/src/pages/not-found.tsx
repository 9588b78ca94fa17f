import { data } from 'react-router'
import { definePage } from '../define-page.ts'

/** Every address that no page has. */
export const page = definePage({
  path: '*',
  load: () => {
    throw data(null, { status: 404 })
  },
  Page: () => null,
})
