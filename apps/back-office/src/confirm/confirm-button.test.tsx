import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { AskButton } from './confirm-button.tsx'

const Members = () => (
  <AskButton
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

test('the owner may press a button that asks', () => {
  const html = renderToStaticMarkup(<RouterProvider router={openDesk()} />)
  expect(html).toContain('Block')
  expect(html).not.toContain('aria-disabled')
})

test('nobody is asked on a page that is about to go', () => {
  const router = openDesk()
  void router.navigate('/members/ann')
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(html).toContain('aria-disabled="true"')
})
