import { isApiError, type SavedAddress, type SavedAddressInput } from '@vitrine/client'
import { addressLines } from '@vitrine/domain/address/lines.ts'
import { doubtKey } from '@vitrine/domain/address/postal-code.ts'
import { withStateName } from '@vitrine/domain/address/subdivisions.ts'
import { countryOptions, isCountry, type AddressKey } from '@vitrine/ui'
import { countryForm, shownState } from '../../address/address-form.ts'
import { codeDoubt } from '../../address/code-doubt.ts'
import { readLine } from '@vitrine/web/form/form.ts'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import type { Answer } from '../../page.ts'
import type { AddressFormData, Tag } from './address-form.tsx'
import { AddressesPage, type AddressesData, type ShownAddress } from './addresses-page.tsx'
import type { Own } from '../account-layout.tsx'
import { showAccount, defineMembersPage, type OpenAccount } from '../open.ts'

const path = '/hosted/account/addresses'

/** Address fields that the address book saves. */
const keys = ['country', 'addressLine', 'addressLine2', 'postalCode', 'city', 'subdivision'] as const
type Key = (typeof keys)[number]
type Values = Partial<Record<Key, string>>
type Errors = Partial<Record<AddressKey, string>>

const tags: readonly Tag[] = ['UNTAGGED', 'HOME', 'WORK', 'BILLING', 'SHIPPING']

const notices = ({ words }: OpenAccount): Readonly<Record<string, string>> => ({
  saved: words.addressSaved,
  first: words.addressIsDefault,
  deleted: words.addressDeleted,
})

interface Draft {
  readonly id?: string
  readonly tag: Tag
  readonly values: Values
  /** The unusual postal code that was confirmed. */
  readonly confirmedCode: string
  readonly errors: Errors
  readonly failure?: string
}

const formOf = ({ locale, words }: OpenAccount, draft: Draft): AddressFormData => ({
  ...draft,
  values: { ...draft.values, subdivision: shownState(draft.values.country, draft.values.subdivision) },
  form: countryForm(draft.values.country ?? '', words),
  doubt: codeDoubt({ ...draft.values, confirmedCode: draft.confirmedCode }, { words, locale }),
  tags,
  countries: countryOptions(locale),
})

const draftOf = ({ id, tag = 'UNTAGGED', address }: SavedAddress): Draft => ({
  id,
  tag,
  values: address,
  confirmedCode: doubtKey(address),
  errors: {},
})

interface Shown {
  readonly status?: number
  readonly draft?: Draft
  readonly failure?: string
}

/** Returns the draft that the URL asks for: a new address, or one of the address book. */
const requestedDraft = ({ request }: OpenAccount, book: readonly SavedAddress[]): Draft | undefined => {
  const { searchParams } = request.url
  // Most members have all their addresses in one country.
  if (searchParams.has('new'))
    return { tag: 'UNTAGGED', values: { country: book[0]?.address.country }, confirmedCode: '', errors: {} }
  const found = book.find(({ id }) => id === searchParams.get('edit'))
  return found && draftOf(found)
}

const draw = async (
  account: OpenAccount,
  { status, draft: refused, failure }: Shown = {},
): Promise<Answer<AddressesData>> => {
  const { api, request, words, locale } = account
  const book = await api.contactBook.listMyAddresses()
  const shown: ShownAddress[] = book.map((saved) => ({
    id: saved.id,
    tag: saved.tag ?? 'UNTAGGED',
    lines: addressLines(withStateName(saved.address), locale),
  }))
  const draft = refused ?? requestedDraft(account, book)
  const deleting = shown.find(({ id }) => id === request.url.searchParams.get('delete'))
  const notice = status === undefined ? notices(account)[request.url.searchParams.get('done') ?? ''] : undefined
  const data: Own<AddressesData> = {
    addresses: shown,
    form: draft && formOf(account, draft),
    deleting,
    notice,
    failure,
  }
  return showAccount(account, { title: words.addresses, section: 'addresses', data, status })
}

const readDraft = (form: FormData): Draft => {
  const id = readLine(form, 'id')
  const tag = tags.find((one) => one === readLine(form, 'tag')) ?? 'UNTAGGED'
  const values = Object.fromEntries(keys.map((key) => [key, readLine(form, key).slice(0, 500)])) as Values
  return { ...(id !== '' && { id }), tag, values, confirmedCode: readLine(form, 'confirmedCode'), errors: {} }
}

/** Returns missing fields, and a postal code to check or confirm. */
const errorsIn = ({ values, confirmedCode }: Draft, { words, locale }: OpenAccount): Errors => {
  const { country = '' } = values
  const doubt = codeDoubt({ ...values, confirmedCode }, { words, locale })
  const required = new Set<AddressKey>(['country', ...countryForm(country, words).required])
  const missing = keys.filter((key) => required.has(key) && !values[key])
  const errors: Errors = {
    ...(doubt && !doubt.isConfirmed && { postalCode: doubt.message }),
    ...Object.fromEntries(missing.map((key) => [key, words.fieldRequired])),
  }
  return country !== '' && !isCountry(country) ? { ...errors, country: words.fieldRequired } : errors
}

/** Maps the server's violations to the form's fields. */
const refusal = (error: unknown, { words }: OpenAccount): Pick<Draft, 'errors' | 'failure'> => {
  if (!isApiError(error, 'INVALID_ARGUMENT')) throw error
  const named = error.violations.flatMap(({ field, violatedRule }) => {
    const key = keys.find((one) => field.endsWith(`.${one}`))
    if (!key) return []
    return [[key, violatedRule === 'MAX_LENGTH' ? words.tooLong : words.notAccepted]]
  })
  if (named.length > 0) return { errors: Object.fromEntries(named) as Errors }
  return { errors: {}, failure: words.addressLimit }
}

const save = async (account: OpenAccount, form: FormData): Promise<Answer<AddressesData>> => {
  const { api, words } = account
  const draft = readDraft(form)
  const errors = errorsIn(draft, account)
  if (Object.keys(errors).length > 0) return draw(account, { status: 422, draft: { ...draft, errors } })
  const given = Object.fromEntries(Object.entries(draft.values).filter(([, value]) => value !== ''))
  const sent: SavedAddressInput = { tag: draft.tag, address: given }
  try {
    if (draft.id === undefined) await api.contactBook.createMyAddress(sent)
    else await api.contactBook.updateMyAddress(draft.id, sent)
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return draw(account, { status: 410, failure: words.addressNotFound })
    return draw(account, { status: 422, draft: { ...draft, ...refusal(error, account) } })
  }
  return redirectTo(`${path}?done=saved`)
}

type Act = (account: OpenAccount, form: FormData) => Promise<Answer<AddressesData>>

const withOne =
  (done: string, change: (account: OpenAccount, id: string) => Promise<unknown>): Act =>
  async (account, form) => {
    try {
      await change(account, readLine(form, 'id'))
      return redirectTo(`${path}?done=${done}`)
    } catch (error) {
      if (!isApiError(error, 'NOT_FOUND', 'INVALID_ARGUMENT')) throw error
      return draw(account, { status: 410, failure: account.words.addressNotFound })
    }
  }

/** Shows the fields of the selected country with the typed values. */
const showCountry: Act = (account, form) => draw(account, { draft: readDraft(form) })

const acts: Readonly<Record<string, Act>> = {
  save,
  first: withOne('first', ({ api }, id) => api.contactBook.putMyAddressFirst(id)),
  delete: withOne('deleted', ({ api }, id) => api.contactBook.deleteMyAddress(id)),
}

export const addressesRoute = defineMembersPage({
  path: '/account/addresses',
  Page: AddressesPage,
  load: (account) => draw(account),
  act: (account, form) =>
    form.has('show')
      ? showCountry(account, form)
      : (acts[readLine(form, 'intent')] ?? ((open: OpenAccount) => draw(open)))(account, form),
})
