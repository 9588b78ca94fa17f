import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { preloadsFor } from './assets.ts'
import { readAssets } from './read-assets.ts'

const folderWith = (manifest: object): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-web-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  return folder
}

test('lists a page’s script, styles and preloads', () => {
  const assets = readAssets(
    folderWith({
      'src/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/a.css'], imports: ['_shared.js'] },
      '_shared.js': { file: 'assets/shared.js', css: ['assets/b.css'], imports: ['src/entry-client.tsx'] },
      'src/cart.tsx': { file: 'assets/cart.js', imports: ['_shared.js', '_list.js'] },
      '_list.js': { file: 'assets/list.js' },
    }),
    '/shop/',
  )
  expect(assets).toMatchObject({
    script: '/shop/assets/entry.js',
    styles: ['/shop/assets/a.css', '/shop/assets/b.css'],
    fonts: [],
    preloads: ['/shop/assets/shared.js'],
  })
  expect(preloadsFor(assets, ['src/cart.tsx', 'src/nowhere.tsx'])).toEqual([
    '/shop/assets/shared.js',
    '/shop/assets/cart.js',
    '/shop/assets/list.js',
  ])
})

test('lists the stylesheet of the typefaces before the others', () => {
  const { styles } = readAssets(
    folderWith({
      '_fonts-1a.css': { file: 'assets/fonts-1a.css' },
      'src/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/a.css'] },
    }),
  )
  expect(styles).toEqual(['/assets/fonts-1a.css', '/assets/a.css'])
})

test('reports a folder without a build', () => {
  const folder = folderWith({})
  expect(() => readAssets(folder)).toThrow(`${folder} holds no build`)
})
