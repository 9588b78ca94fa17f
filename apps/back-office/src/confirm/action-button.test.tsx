import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { StaffAccount } from '@vitrine/client'
import { expect, test, vi } from 'vitest'

vi.stubGlobal('location', new URL('https://store.test/back-office/'))
const { ActionButton } = await import('./action-button.tsx')
const { AccessProvider } = await import('../access/access.tsx').finally(() => vi.unstubAllGlobals())

const render = (permissions: readonly string[]): string => {
  const button = (
    <ActionButton aria-label="Retry: Send an email" act={() => Promise.resolve({ message: 'Done' })}>
      Retry
    </ActionButton>
  )
  const account = { permissions } as unknown as StaffAccount
  const page = { path: '/failed-jobs', element: <AccessProvider account={account}>{button}</AccessProvider> }
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([page], { initialEntries: ['/failed-jobs'] })} />,
  )
}

test('is shown to those who may change what the page is about, and to nobody else', () => {
  expect(render(['developers.read', 'developers.write'])).toContain('aria-label="Retry: Send an email"')
  expect(render(['developers.read'])).toBe('')
})
