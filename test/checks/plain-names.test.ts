import { expect, test } from 'vitest'
import { idiomaticNames, listIdiomaticNames } from './plain-names.ts'

test('finds words of the list within names, and nowhere else', () => {
  expect(idiomaticNames('const isTold = (askedFor: string) => `${askedFor} said`')).toEqual(['isTold', 'askedFor'])
  expect(idiomaticNames('  // told\n/** told */ const untold = 2 // told')).toEqual(['untold'])
  expect(idiomaticNames('const essay = { wishList: tellerOf(standard), wish: 1 }')).toEqual([])
})

test('no name of the project contains a word of the list', () => {
  expect(listIdiomaticNames()).toEqual([])
})
