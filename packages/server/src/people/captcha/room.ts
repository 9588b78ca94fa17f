import { defineRoom } from '../../ground/context/room.ts'
import { prune } from './prune.ts'

export const captchaRoom = defineRoom({
  prune,
})
