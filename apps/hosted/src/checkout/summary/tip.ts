import { isApiError, type TipChoice, type TipOffer } from '@vitrine/client'
import { readLine } from '@vitrine/web/form/form.ts'
import { createMoneyText } from '../../text/money.ts'
import type { OpenCheckout } from '../frame/open.ts'

/** A tip option. */
interface TipOption {
  readonly value: string
  readonly label: string
  /** The amount, if not part of the label. */
  readonly amount?: string
}

export interface TipData {
  readonly options: readonly TipOption[]
  readonly chosen: string
  /** A custom amount, if allowed. */
  readonly custom?: { readonly value: string; readonly currency: string }
  readonly failure?: string
}

const none = 'none'
const own = 'own'
const field = 'tip'
export const tipFields = { choice: field, amount: 'tipAmount', own } as const

export const readOffer = ({ api, checkout }: OpenCheckout): Promise<TipOffer | undefined> =>
  api.tips.getTipOffer(checkout.id)

const chosenIn = ({ choice, presets, tipType }: TipOffer): string => {
  const { value = '0', tipType: kind } = choice ?? {}
  if (!choice || Number(value) === 0) return none
  const preset = presets.find((one) => Number(one.value) === Number(value))
  return kind === tipType && preset ? preset.value : own
}

/** Returns the tip options, or `undefined` if none are offered. */
export const tipOf = (
  offer: TipOffer | undefined,
  { checkout, locale, words }: Pick<OpenCheckout, 'checkout' | 'locale' | 'words'>,
  failure?: string,
): TipData | undefined => {
  if (!offer) return undefined
  const money = createMoneyText(checkout.currency, locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const isPercentage = offer.tipType === 'PERCENTAGE'
  const chosen = chosenIn(offer)
  return {
    options: [
      { value: none, label: words.noTip },
      ...offer.presets.map(({ value, amount }) => ({
        value,
        label: isPercentage ? percent.format(Number(value) / 100) : money(amount),
        ...(isPercentage && { amount: money(amount) }),
      })),
      ...(offer.allowCustomAmount ? [{ value: own, label: words.ownTip }] : []),
    ],
    chosen,
    ...(offer.allowCustomAmount && {
      custom: { value: chosen === own ? (offer.choice?.value ?? '') : '', currency: checkout.currency },
    }),
    ...(failure !== undefined && { failure }),
  }
}

/** Reads the chosen tip. `undefined` if the form has none, `false` if it is invalid. */
const choiceIn = (form: FormData, offer: TipOffer): TipChoice | false | undefined => {
  const chosen = readLine(form, field)
  if (chosen === '') return undefined
  if (chosen === none) return { tipType: 'CUSTOM', value: '0' }
  if (chosen !== own) return { tipType: offer.tipType, value: chosen }
  const value = readLine(form, tipFields.amount).replace(',', '.')
  return /^\d{1,9}(\.\d{1,3})?$/.test(value) ? { tipType: 'CUSTOM', value } : false
}

const isSame = (one: TipChoice, other: TipChoice | undefined): boolean =>
  Number(one.value) === Number(other?.value ?? '0') && (Number(one.value) === 0 || one.tipType === other?.tipType)

export interface TipChange {
  readonly isChanged: boolean
  readonly failure?: string
}

/** Saves the chosen tip. */
export const changeTip = async (opened: OpenCheckout, form: FormData): Promise<TipChange> => {
  const { api, checkout, words } = opened
  const offer = form.has(field) ? await readOffer(opened) : undefined
  const choice = offer && choiceIn(form, offer)
  if (!offer || choice === undefined) return { isChanged: false }
  if (choice === false) return { isChanged: false, failure: words.tipAmountWrong }
  if (offer.choice && isSame(choice, offer.choice)) return { isChanged: false }
  try {
    await api.tips.updateTipChoice(choice, { purchaseFlowId: checkout.purchaseFlowId! })
    return { isChanged: !isSame(choice, offer.choice) }
  } catch (error) {
    if (!isApiError(error, 'INVALID_ARGUMENT', 'TIP_SETTINGS_NOT_FOUND')) throw error
    return { isChanged: false, failure: words.tipAmountWrong }
  }
}

/** Applies the store's default tip unless the buyer has chosen. Returns whether it did. */
export const preselectTip = async ({ api, checkout }: OpenCheckout, offer?: TipOffer): Promise<boolean> => {
  const preset = offer?.presets.find((one) => one.default)
  if (!offer || offer.choice || !preset) return false
  const choice = { tipType: offer.tipType, value: preset.value }
  await api.tips.updateTipChoice(choice, { purchaseFlowId: checkout.purchaseFlowId! })
  return true
}
