import type { channelTypes } from '@vitrine/contract/entities/enumerations.ts'
import { isElevated, type Caller } from '../../ground/base/caller.ts'
import { invalidField } from '../../ground/base/refusal.ts'

type ChannelType = (typeof channelTypes)[number]

/** Where buyers shop by themselves: at the store's site, or at a storefront that somebody else has built. */
const buyerChannels: readonly ChannelType[] = ['WEB', 'OTHER_PLATFORM', 'UNSPECIFIED']

/** The channel that a caller sells through; buyers do not write that the shop, or a marketplace, has sold to them. */
export const channelOf = (caller: Caller, channelType: ChannelType | undefined): ChannelType | undefined => {
  if (channelType === undefined || isElevated(caller) || buyerChannels.includes(channelType)) return channelType
  const description = `must be one of ${buyerChannels.join(', ')}, unless an elevated caller sets it`
  throw invalidField('channelType', description, 'FIELD_NOT_ALLOWED')
}
