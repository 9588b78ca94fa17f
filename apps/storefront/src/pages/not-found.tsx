import { data } from 'react-router'

/** Every address that no page has. */
export const route = () => ({
  loader: () => {
    throw data(null, { status: 404 })
  },
  Component: () => null,
})
