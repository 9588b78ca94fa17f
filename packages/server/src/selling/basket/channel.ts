import type { channelTypes } from '@vitrine/contract/entities/enumerations.ts'
import { isElevated, type Caller } from '../../ground/base/caller.ts'
import { invalidField } from '../../ground/base/refusal.ts'

type ChannelType = (typeof channelTypes)[number]

/** Channels that buyers may set themselves. */
const buyerChannels: readonly ChannelType[] = ['WEB', 'OTHER_PLATFORM', 'UNSPECIFIED']

/** Returns the requested channel. Only an elevated caller may set a channel such as a marketplace. */
export const channelOf = (caller: Caller, channelType: ChannelType | undefined): ChannelType | undefined => {
  if (channelType === undefined || isElevated(caller) || buyerChannels.includes(channelType)) return channelType
  const description = `must be one of ${buyerChannels.join(', ')}, unless an elevated caller sets it`
  throw invalidField('channelType', description, 'FIELD_NOT_ALLOWED')
}
