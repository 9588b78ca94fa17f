import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteObject } from 'react-router'
import { setUpPath } from '@vitrine/server/desk/set-up/set-up-path.ts'
import { expect, test, vi } from 'vitest'

// The client of the back office is created for the address of its page.
vi.stubGlobal('location', new URL('https://store.test/back-office/'))
const [{ navigationGroups }, { commands }, { routes }] = await Promise.all([
  import('./frame/navigation-groups.ts'),
  import('./command-menu/commands.ts'),
  import('./routes.tsx'),
]).finally(() => vi.unstubAllGlobals())

const pathsOf = (list: readonly RouteObject[]): string[] =>
  list.flatMap(({ path, Component, lazy, children = [] }) => [
    ...(path !== undefined && (Component ?? lazy) ? [path] : []),
    ...pathsOf(children),
  ])
const paths = pathsOf(routes)
const entries = navigationGroups.flatMap(({ pages }) => pages.map(({ to }) => to))

/** Paths of the source files, such as `tips/tips-page.tsx`. */
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
const sourceOf = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8')
const routesSource = sourceOf('routes.tsx')
const others = files.filter((file) => file !== 'routes.tsx').map(sourceOf)

/** Matches a link to a page; parameters can have any value. */
const linkTo = (path: string): RegExp =>
  new RegExp(`['"\`]${path.replaceAll(/:\w+/g, String.raw`[^'"\`/?]+`)}(?:['"\`?#]|\\$\\{)`)

test('every entry of the navigation opens a page of its own', () => {
  expect(entries.filter((entry) => !paths.includes(entry))).toEqual([])
  expect(entries.filter((entry, index) => entries.indexOf(entry) !== index)).toEqual([])
})

test('every command of the command menu opens a page', () => {
  expect(commands.filter(({ to }) => !paths.includes(to))).toEqual([])
})

/** The server prints a link to it, or emails one. */
const isPrinted = (path: string): boolean =>
  `/back-office${path}` === setUpPath || path === '/join' || path === '/email-change'

test.each(paths.filter((path) => path !== '*' && !isPrinted(path)))(
  '%s is in the navigation or linked from another page',
  (path) => {
    expect(entries.includes(path) || others.some((source) => linkTo(path).test(source))).toBe(true)
  },
)

test.each(files.filter((file) => file.endsWith('-page.tsx') && !file.startsWith('page/')))('%s is a route', (file) => {
  expect(routesSource).toContain(`import('./${file}')`)
})
