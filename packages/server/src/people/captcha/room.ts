import './tables.ts'
import { defineRoom } from '../../ground/context/room.ts'
import { prune } from './prune.ts'
import { captchaSchema } from './schema.ts'

export const captchaRoom = defineRoom({ schema: captchaSchema, prune })
