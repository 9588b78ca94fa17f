import { builtInRoles } from '@vitrine/contract/areas.ts'
import { expect, test } from 'vitest'
import { navigationGroups } from '../frame/navigation-groups.ts'
import { areaOfPage, mayOpen } from './page-areas.ts'

const entries = navigationGroups.flatMap(({ pages }) => pages.map(({ to }) => to))

test('knows the area of every page of the navigation, except one’s own account', () => {
  expect(entries.filter((path) => areaOfPage(path) === undefined)).toEqual(['/account'])
})

test.each([
  ['/orders/1/refund', 'payments'],
  ['/orders/1', 'orders'],
  ['/orders/abandoned/1', 'marketing'],
  ['/orders/1/label', 'fulfillment'],
  ['/tips', 'settings'],
  ['/', 'orders'],
])('%s belongs to %s', (path, area) => {
  expect(areaOfPage(path)).toBe(area)
})

test('opens to each role the pages of its areas', () => {
  expect(mayOpen(builtInRoles.owner, '/staff')).toBe(true)
  expect(mayOpen(builtInRoles.developer, '/staff')).toBe(false)
  expect(mayOpen(builtInRoles.fulfillment, '/design')).toBe(false)
  expect(mayOpen([], '/account')).toBe(true)
})
