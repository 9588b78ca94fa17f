import { calls } from '@vitrine/client'
import { frameOf, type Answer, type PageRequest } from '../page.ts'
import { actOnReturns, withDone, type ReturnWay } from '../returns/act.ts'
import type { ReturnFormData } from '../returns/fields.ts'
import { returnForm, type FormOf } from '../returns/form.ts'
import { linkedOrderOf, orFinder, type OpenLink } from './open-link.ts'

export const returnAddress = (token: string): string => withDone('/hosted/order/return', { token })

const knownOf = ({ token, linked }: OpenLink): FormOf => ({
  ...linked,
  settings: linked.returnSettings,
  isMember: linked.order.buyerInfo.memberId !== undefined,
  back: withDone('/hosted/order', { token }),
})

const wayOf = (request: PageRequest, { token, site, speech }: OpenLink): ReturnWay<ReturnFormData> => ({
  words: speech.words,
  read: async () => knownOf(await linkedOrderOf(request)),
  form: (known) => returnForm(known, speech),
  draw: (known, refused) => ({
    ...(refused && { status: 422 }),
    title: speech.words.orderReturns.askTitle(known.order.number),
    data: returnForm(known, speech, refused),
    frame: frameOf({ ...speech, site }),
  }),
  request: (asked) => request.api().send(calls.requestLinkedReturn, { body: { token, ...asked } }),
  cancel: (returnId) => request.api().send(calls.cancelLinkedReturn, { body: { token, returnId } }),
  orderAddress: (done) => withDone('/hosted/order', { token }, done),
})

export const loadReturn = (request: PageRequest): Promise<Answer<ReturnFormData>> =>
  orFinder(request, async () => {
    const open = await linkedOrderOf(request)
    return wayOf(request, open).draw(knownOf(open))
  })

export const actOnReturn = (request: PageRequest, form: FormData): Promise<Answer<ReturnFormData>> =>
  orFinder(request, async () => actOnReturns(wayOf(request, await linkedOrderOf(request)), form))
