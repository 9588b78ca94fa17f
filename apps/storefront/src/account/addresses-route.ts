import { isApiError, type SavedAddress } from '@vitrine/client'
import {
  createMyAddress,
  deleteMyAddress,
  listMyAddresses,
  putMyAddressFirst,
  updateMyAddress,
} from '@vitrine/client/contactBook'
import { addressLines } from '@vitrine/domain/address/lines.ts'
import { doubtKey } from '@vitrine/domain/address/postal-code.ts'
import { countryOptions, isCountry } from '@vitrine/ui'
import { readLine } from '@vitrine/web/form/form.ts'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import { show, type Answer } from '../page.ts'
import { privately } from '../shell/head.tsx'
import type { AsideWords } from '../words/aside-en.ts'
import { addressTags, type AddressDraft, type Done } from './addresses.tsx'
import { membersPage, type MemberPageContext } from './members-page.ts'

const path = '/account/addresses'

/** Address fields that the address book saves. */
const keys = ['country', 'addressLine', 'addressLine2', 'postalCode', 'city', 'subdivision'] as const
type Values = Partial<Record<(typeof keys)[number], string>>

/** Returns the warning about a draft's postal code, and whether the member has confirmed it. */
const doubtIn = (values: Values, confirmedCode: string): Pick<AddressDraft, 'doubt'> => {
  const mark = doubtKey(values)
  return mark === '' ? {} : { doubt: { mark, isConfirmed: confirmedCode === mark } }
}

/** A rejected form. */
interface Refused {
  readonly status: number
  readonly draft?: AddressDraft
  readonly failure?: keyof AsideWords['addressBook'] & ('addressNotFound' | 'addressLimit')
}

const done = ['saved', 'first', 'deleted'] as const satisfies readonly Done[]

/** Returns the draft that the URL asks for: a new address, or one of the address book. */
const requestedDraft = (
  { url: { searchParams } }: MemberPageContext,
  book: readonly SavedAddress[],
): AddressDraft | undefined => {
  // Most members have all their addresses in one country.
  if (searchParams.has('new'))
    return { tag: 'UNTAGGED', values: { country: book[0]?.address.country ?? '' }, errors: {} }
  const found = book.find(({ id }) => id === searchParams.get('edit'))
  if (!found) return undefined
  const { id, tag = 'UNTAGGED', address } = found
  return { id, tag, values: address, errors: {}, ...doubtIn(address, doubtKey(address)) }
}

const showBook = async (context: MemberPageContext, refused?: Refused): Promise<Answer> => {
  const { shop, call, member, url } = context
  const [book, { shell }] = await Promise.all([listMyAddresses(shop.send)(call), context.around()])
  const addresses = book.map(({ id, tag = 'UNTAGGED', address }) => ({
    id,
    tag,
    lines: addressLines(address, shell.language),
  }))
  const form = refused ? refused.draft : requestedDraft(context, book)
  const deleting = addresses.find(({ id }) => id === url.searchParams.get('delete'))
  const notice = refused ? undefined : done.find((one) => one === url.searchParams.get('done'))
  return show('addresses', {
    ...(refused && { status: refused.status }),
    data: {
      member,
      addresses,
      ...(form && { form: { ...form, countries: countryOptions(shell.language) } }),
      ...(deleting && !refused && { deleting }),
      ...(notice && { notice }),
      ...(refused?.failure && { failure: refused.failure }),
    },
    meta: ({ aside }) => privately(aside.addressBook.addresses, shell),
  })
}

const readDraft = (form: FormData): AddressDraft => {
  const id = readLine(form, 'id')
  const tag = addressTags.find((one) => one === readLine(form, 'tag')) ?? 'UNTAGGED'
  const values: Values = Object.fromEntries(keys.map((key) => [key, readLine(form, key).slice(0, 500)]))
  const missing = (['country', 'addressLine', 'city'] as const).filter((key) => !values[key])
  const isUnknownCountry = values.country !== '' && !isCountry(values.country ?? '')
  const { doubt } = doubtIn(values, readLine(form, 'confirmedCode'))
  const errors = {
    ...(doubt && !doubt.isConfirmed && { postalCode: 'doubtfulPostalCode' as const }),
    ...Object.fromEntries([...missing, ...(isUnknownCountry ? ['country'] : [])].map((key) => [key, 'fieldRequired'])),
  }
  return { ...(id !== '' && { id }), tag, values, errors, ...(doubt && { doubt }) }
}

/** Maps the server's violations to the form's fields. */
const refusalOf = (error: unknown, draft: AddressDraft): Refused => {
  if (isApiError(error, 'NOT_FOUND')) return { status: 410, failure: 'addressNotFound' }
  if (!isApiError(error, 'INVALID_ARGUMENT')) throw error
  const named = error.violations.flatMap(({ field, violatedRule }) => {
    const key = keys.find((one) => field.endsWith(`.${one}`))
    return key ? [[key, violatedRule === 'MAX_LENGTH' ? 'tooLong' : 'notAccepted']] : []
  })
  if (named.length === 0) return { status: 422, draft, failure: 'addressLimit' }
  return { status: 422, draft: { ...draft, errors: Object.fromEntries(named) } }
}

const save = async (context: MemberPageContext, form: FormData): Promise<Answer> => {
  const { shop, call, to } = context
  const draft = readDraft(form)
  if (Object.keys(draft.errors).length > 0) return showBook(context, { status: 422, draft })
  const address = Object.fromEntries(Object.entries(draft.values).filter(([, value]) => value !== ''))
  const sent = { tag: draft.tag, address }
  try {
    if (draft.id === undefined) await createMyAddress(shop.send)(sent, call)
    else await updateMyAddress(shop.send)(draft.id, sent, call)
  } catch (error) {
    return showBook(context, refusalOf(error, draft))
  }
  return redirectTo(`${to(path)}?done=saved`)
}

type Act = (context: MemberPageContext, form: FormData) => Promise<Answer>

const withOne =
  (notice: Done, change: (context: MemberPageContext, id: string) => Promise<unknown>): Act =>
  async (context, form) => {
    try {
      await change(context, readLine(form, 'id'))
    } catch (error) {
      if (!isApiError(error, 'NOT_FOUND', 'INVALID_ARGUMENT')) throw error
      return showBook(context, { status: 410, failure: 'addressNotFound' })
    }
    return redirectTo(`${context.to(path)}?done=${notice}`)
  }

const acts: Readonly<Record<string, Act>> = {
  save,
  first: withOne('first', ({ shop, call }, id) => putMyAddressFirst(shop.send)(id, call)),
  delete: withOne('deleted', ({ shop, call }, id) => deleteMyAddress(shop.send)(id, call)),
}

/** Shows and edits a member's saved addresses. */
export const addressesRoute = membersPage({
  path,
  load: (context) => showBook(context),
  act: (context, form) =>
    (acts[readLine(form, 'intent')] ?? ((again: MemberPageContext) => showBook(again)))(context, form),
})
