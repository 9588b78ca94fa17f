import { expect, test } from 'vitest'
import { filesWith, serverSources, writersOf } from '../../../../../test/server-sources.ts'

test('members are written in one file, and their accounts move by their machine alone', () => {
  expect(writersOf('member')).toEqual(['people/member/store.ts'])
  expect(filesWith(/\bdecideAccount\(/)).toEqual(['people/member/store.ts'])
  const store = serverSources.find(({ name }) => name === 'people/member/store.ts')!.text
  expect(store.match(/\.\.\.columnsOf\[decision\.state\]/g)).toHaveLength(1)
  expect(store.match(/waits_for_approval:/g)).toHaveLength(5)
})
