import type { TipSettings } from '@vitrine/contract/calls/pricing/tips.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import { presentRevision } from '../../ground/document/document-store.ts'
import type { Document } from '../../ground/document/store.ts'
import type { TipSettingsRecord } from './tables.ts'

type Sent = Input<TipSettings>

const refuseUnknown = ({ tipType, staffDistributionMethod }: Sent): void => {
  if (tipType === 'UNKNOWN_TIP_TYPE')
    throw invalidField('tipSettings.tipType', 'must be PERCENTAGE or AMOUNT', 'VALIDATION')
  if (staffDistributionMethod === 'UNKNOWN_SPLIT_METHOD')
    throw invalidField('tipSettings.staffDistributionMethod', 'must be EQUAL or PROPORTIONAL', 'VALIDATION')
}

const refuseBadPresets = ({ tipType, presets }: TipSettingsRecord): void => {
  if (presets.filter((preset) => preset.default).length > 1)
    throw new Refusal('CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET')
  if (tipType === 'PERCENTAGE' && presets.some(({ value }) => value > 100))
    throw new Refusal('PRESET_PERCENTAGE_TOO_HIGH')
}

/** Settings may apply to at most one of these. */
const refuseTwoIdentifiers = ({ locationId, paymentTerminalId, userId }: TipSettingsRecord): void => {
  const named = [locationId, paymentTerminalId, userId].filter((one) => one !== undefined)
  if (named.length > 1)
    throw invalidField('tipSettings', 'can name one of locationId, paymentTerminalId and userId', 'ONE_OF_ALIGNMENT')
}

const identifiers = ['locationId', 'paymentTerminalId', 'userId', 'appId'] as const
const switches = [
  'allowCustomerTip',
  'allowBusinessTipAtPayment',
  'allowCustomAmount',
  'allowEditDistribution',
] as const

/** Applies the sent fields to tip settings. */
export const editTipSettings = (before: TipSettingsRecord, sent: Sent): TipSettingsRecord => {
  refuseUnknown(sent)
  const { tipType, presets, staffDistributionMethod } = sent
  const remaining = Object.fromEntries(
    [...identifiers, ...switches].flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]])),
  )
  const read = presets?.map(({ value, default: isDefault }, index) => {
    if (value === undefined) throw invalidField(`tipSettings.presets[${index}].value`, 'must be set', 'REQUIRED_FIELD')
    return { value, ...(isDefault && { default: true }) }
  })
  const after = {
    ...before,
    ...remaining,
    ...(tipType !== undefined && { tipType: tipType as TipSettingsRecord['tipType'] }),
    ...(read && { presets: read }),
    ...(staffDistributionMethod !== undefined && {
      staffDistributionMethod: staffDistributionMethod as TipSettingsRecord['staffDistributionMethod'],
    }),
  }
  refuseBadPresets(after)
  refuseTwoIdentifiers(after)
  return after
}

/** Reads new settings. The offered tips are required. */
export const newTipSettings = (sent: Sent, isDefault: boolean): TipSettingsRecord => {
  const { tipType, presets } = sent
  if (tipType === undefined) throw invalidField('tipSettings.tipType', 'must be set', 'REQUIRED_FIELD')
  if (presets === undefined) throw invalidField('tipSettings.presets', 'must be set', 'REQUIRED_FIELD')
  const usual: TipSettingsRecord = {
    tipType: 'PERCENTAGE',
    presets: [],
    allowCustomerTip: true,
    allowBusinessTipAtPayment: true,
    allowCustomAmount: true,
    allowEditDistribution: true,
    staffDistributionMethod: 'EQUAL',
    default: isDefault,
  }
  const made = editTipSettings(usual, sent)
  const identifier = made.locationId ?? made.paymentTerminalId ?? made.userId
  if (isDefault && identifier !== undefined)
    throw invalidField('tipSettings', 'the default settings cannot have a place, terminal or user', 'FIELD_NOT_ALLOWED')
  return made
}

export const presentTipSettings = (document: Document<TipSettingsRecord>): TipSettings => ({
  ...presentRevision(document),
  ...document.body,
  presets: document.body.presets.map((preset) => ({ ...preset })),
})
