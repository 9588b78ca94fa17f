import type { channelTypes } from '@vitrine/contract/entities/enumerations.ts'
import { isElevated, type Caller } from '../../ground/base/caller.ts'
import { invalidField } from '../../ground/base/refusal.ts'

type ChannelType = (typeof channelTypes)[number]

/** Where the shop itself sells: at the desk, over the counter, by an invoice. */
const merchantChannels: readonly ChannelType[] = ['BACKOFFICE_MERCHANT', 'POS', 'WIX_INVOICES']

/** The channel that a caller sells through; buyers do not write that the shop has sold to them. */
export const channelOf = (caller: Caller, channelType: ChannelType | undefined): ChannelType | undefined => {
  if (channelType === undefined || isElevated(caller) || !merchantChannels.includes(channelType)) return channelType
  const description = `is reserved for the store: only an elevated caller can set ${merchantChannels.join(', ')}`
  throw invalidField('channelType', description, 'FIELD_NOT_ALLOWED')
}
