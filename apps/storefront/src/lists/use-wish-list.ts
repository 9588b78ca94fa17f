import { useClient, useMember } from '@vitrine/react'
import { showToast } from '@vitrine/ui'
import { useEffect } from 'react'
import { sentenceFor } from '../sentences.ts'
import type { Shop } from '../shop.ts'
import { useWords } from '../words/use-words.tsx'
import { forgetMembersList, wishList } from './stored-list.ts'

/** Loaded for members only. */
const loadMembers = () => import('./member-wish-list.ts')

/** The wish list: a visitor's is stored in this browser, a member's on the server. */
export const useWishList = () => {
  const words = useWords()
  const { send } = useClient<Shop>()
  const { member, loading, error } = useMember()
  const memberId = member?.id
  useEffect(() => {
    if (memberId !== undefined) {
      // If this fails, the cached list remains.
      void loadMembers().then(
        ({ follow }) => follow(send, memberId),
        () => undefined,
      )
      // While the member is unknown, they have not signed out.
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
