import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ConfirmButton } from './confirm-button.tsx'

const Members = () => (
  <ConfirmButton
    title="Block Ann?"
    hint="She is signed out."
    confirm="Block"
    variant="critical"
    done="Blocked."
    act={async () => {}}
  />
)

const openDesk = () =>
  createMemoryRouter([
    { path: '/', Component: Members },
    { path: '/members/ann', loader: () => new Promise(() => {}) },
  ])

test('the button is enabled', () => {
  const html = renderToStaticMarkup(<RouterProvider router={openDesk()} />)
  expect(html).toContain('Block')
  expect(html).not.toContain('aria-disabled')
})

test('the button is disabled during a navigation', () => {
  const router = openDesk()
  void router.navigate('/members/ann')
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(html).toContain('aria-disabled="true"')
})
