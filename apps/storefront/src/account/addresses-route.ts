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
import { readLine } from '@vitrine/web/form.ts'
import { redirectTo } from '@vitrine/web/redirect-to.ts'
import { show, type Answer } from '../page.ts'
import { privately } from '../shell/head.tsx'
import type { AsideWords } from '../words/aside-en.ts'
import { addressTags, type AddressDraft, type Done } from './addresses.tsx'
import { membersPage, type AskedByMember } from './members-page.ts'

const path = '/account/addresses'

/** The parts of an address that a book keeps. */
const keys = ['country', 'addressLine', 'addressLine2', 'postalCode', 'city', 'subdivision'] as const
type Values = Partial<Record<(typeof keys)[number], string>>

/** The doubt about the postal code of a draft, and whether its member has confirmed it. */
const doubtIn = (values: Values, keptCode: string): Pick<AddressDraft, 'doubt'> => {
  const mark = doubtKey(values)
  return mark === '' ? {} : { doubt: { mark, isKept: keptCode === mark } }
}

/** What was sent and not taken. */
interface Refused {
  readonly status: number
  readonly draft?: AddressDraft
  readonly failure?: keyof AsideWords['addressBook'] & ('addressNotFound' | 'addressLimit')
}

const done = ['saved', 'first', 'deleted'] as const satisfies readonly Done[]

/** The draft that the address of the page asks for: a new one, or one of the book. */
const draftAsked = (
  { url: { searchParams } }: AskedByMember,
  book: readonly SavedAddress[],
): AddressDraft | undefined => {
  // Most people have all their addresses in one country.
  if (searchParams.has('new'))
    return { tag: 'UNTAGGED', values: { country: book[0]?.address.country ?? '' }, errors: {} }
  const found = book.find(({ id }) => id === searchParams.get('edit'))
  if (!found) return undefined
  const { id, tag = 'UNTAGGED', address } = found
  return { id, tag, values: address, errors: {}, ...doubtIn(address, doubtKey(address)) }
}

const showBook = async (asked: AskedByMember, refused?: Refused): Promise<Answer> => {
  const { shop, call, member, url } = asked
  const [book, { shell }] = await Promise.all([listMyAddresses(shop.send)(call), asked.around()])
  const addresses = book.map(({ id, tag = 'UNTAGGED', address }) => ({
    id,
    tag,
    lines: addressLines(address, shell.language),
  }))
  const form = refused ? refused.draft : draftAsked(asked, book)
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
  const isOdd = values.country !== '' && !isCountry(values.country ?? '')
  const { doubt } = doubtIn(values, readLine(form, 'keptCode'))
  const errors = {
    ...(doubt && !doubt.isKept && { postalCode: 'doubtfulPostalCode' as const }),
    ...Object.fromEntries([...missing, ...(isOdd ? ['country'] : [])].map((key) => [key, 'fieldRequired'])),
  }
  return { ...(id !== '' && { id }), tag, values, errors, ...(doubt && { doubt }) }
}

/** What the server has against an address, at the form's own names. */
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

const save = async (asked: AskedByMember, form: FormData): Promise<Answer> => {
  const { shop, call, to } = asked
  const draft = readDraft(form)
  if (Object.keys(draft.errors).length > 0) return showBook(asked, { status: 422, draft })
  const address = Object.fromEntries(Object.entries(draft.values).filter(([, value]) => value !== ''))
  const sent = { tag: draft.tag, address }
  try {
    if (draft.id === undefined) await createMyAddress(shop.send)(sent, call)
    else await updateMyAddress(shop.send)(draft.id, sent, call)
  } catch (error) {
    return showBook(asked, refusalOf(error, draft))
  }
  return redirectTo(`${to(path)}?done=saved`)
}

type Act = (asked: AskedByMember, form: FormData) => Promise<Answer>

const withOne =
  (notice: Done, change: (asked: AskedByMember, id: string) => Promise<unknown>): Act =>
  async (asked, form) => {
    try {
      await change(asked, readLine(form, 'id'))
    } catch (error) {
      if (!isApiError(error, 'NOT_FOUND', 'INVALID_ARGUMENT')) throw error
      return showBook(asked, { status: 410, failure: 'addressNotFound' })
    }
    return redirectTo(`${asked.to(path)}?done=${notice}`)
  }

const acts: Readonly<Record<string, Act>> = {
  save,
  first: withOne('first', ({ shop, call }, id) => putMyAddressFirst(shop.send)(id, call)),
  delete: withOne('deleted', ({ shop, call }, id) => deleteMyAddress(shop.send)(id, call)),
}

/** The addresses that a member keeps for their next orders. */
export const addressesRoute = membersPage({
  path,
  load: (asked) => showBook(asked),
  act: (asked, form) => (acts[readLine(form, 'intent')] ?? ((again: AskedByMember) => showBook(again)))(asked, form),
})
