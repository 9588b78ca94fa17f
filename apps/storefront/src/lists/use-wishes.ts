import { useClient, useMember } from '@vitrine/react'
import { showToast } from '@vitrine/ui'
import { useEffect } from 'react'
import { sentenceFor } from '../sentences.ts'
import type { Shop } from '../shop.ts'
import { useWords } from '../words/use-words.tsx'
import { forgetMembersList, wishList } from './kept-list.ts'

/** What a member's list needs beside the browser's comes for members alone. */
const loadMembers = () => import('./member-wishes.ts')

/** The wish list: a visitor's stays in this browser, a member's is the same wherever they sign in. */
export const useWishes = () => {
  const words = useWords()
  const { send } = useClient<Shop>()
  const { member, loading, error } = useMember()
  const memberId = member?.id
  useEffect(() => {
    if (memberId !== undefined) {
      // Without it the list is what this browser heard last.
      void loadMembers().then(
        ({ follow }) => follow(send, memberId),
        () => undefined,
      )
      // Who is only not known at the moment has not signed out.
    } else if (!loading && !error) forgetMembersList()
  }, [send, memberId, loading, error])

  const toggle = (id: string) => {
    const isOn = wishList.read().includes(id)
    if (memberId === undefined) return isOn ? wishList.remove(id) : wishList.add(id)
    void loadMembers()
      .then(({ change }) => change(send, memberId, { id, isOn: !isOn }))
      .catch((failure: unknown) => showToast({ message: sentenceFor(words, failure) }))
  }
  return { ids: wishList.use(), toggle, memberId }
}
