// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type { StoreDesign, StorePolicy, StoreDesignState } from '../generated.ts'

const designDates = { announcement: { from: true, until: true } } as const

const getStoreDesignStateDates = { state: { draft: designDates, versions: { publishedDate: true } } } as const

/**
 * Reads the published design and the policies of a store, in the language asked for; the draft with the key of
 * its preview.
 *
 * @example
 * const { design, policies } = await client.storeDesign.getStoreDesign()
 */
export const getStoreDesign = (
  send: Send,
): ((
  options?: { preview?: string },
  call?: CallOptions,
) => Promise<{ design: StoreDesign; policies: readonly StorePolicy[] }>) =>
  bind(send, { route: 'GET /vitrine/v1/store-design ...options', repeatable: true, dates: { design: designDates } })

/**
 * Reads the draft of the design with all its languages, and what was published when. Elevated.
 *
 * @example
 * const { draft, revision } = await owner.storeDesign.getStoreDesignState()
 */
export const getStoreDesignState = (send: ElevatedSend): ((call?: CallOptions) => Promise<StoreDesignState>) =>
  bind(
    send,
    { route: 'GET /vitrine/v1/store-design/draft', repeatable: true, elevated: true, dates: getStoreDesignStateDates },
    'state',
  )

/**
 * Replaces the draft of the design. Nobody else sees it before it is published. Elevated.
 *
 * @example
 * const { draft, revision } = await owner.storeDesign.getStoreDesignState()
draft.looks.corners = 'ROUND'
await owner.storeDesign.updateStoreDesign(draft, revision)
 */
export const updateStoreDesign = (
  send: ElevatedSend,
): ((design: StoreDesign, revision: number, call?: CallOptions) => Promise<StoreDesignState>) =>
  bind(
    send,
    {
      route: 'PUT /vitrine/v1/store-design/draft design revision',
      repeatable: true,
      elevated: true,
      dates: getStoreDesignStateDates,
    },
    'state',
  )

/**
 * Shows the draft of the design to everybody. Elevated.
 *
 * @example
 * const { revision } = await owner.storeDesign.getStoreDesignState()
await owner.storeDesign.publishStoreDesign(revision)
 */
export const publishStoreDesign = (
  send: ElevatedSend,
): ((revision: number, call?: CallOptions) => Promise<StoreDesignState>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/store-design/publish revision',
      repeatable: true,
      elevated: true,
      dates: getStoreDesignStateDates,
    },
    'state',
  )

/**
 * Makes an earlier version the draft again, or what is published now. Elevated.
 *
 * @example
 * const { draft } = await owner.storeDesign.restoreStoreDesign()
 */
export const restoreStoreDesign = (
  send: ElevatedSend,
): ((options?: { version?: number }, call?: CallOptions) => Promise<StoreDesignState>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/store-design/restore ...options',
      repeatable: true,
      elevated: true,
      dates: getStoreDesignStateDates,
    },
    'state',
  )

/**
 * Gives the address at which whoever has it sees the draft, until the next time that a design is published.
 * Elevated.
 *
 * @example
 * const previewUrl = await owner.storeDesign.getStoreDesignPreview()
 */
export const getStoreDesignPreview = (send: ElevatedSend): ((call?: CallOptions) => Promise<string>) =>
  bind(send, { route: 'GET /vitrine/v1/store-design/preview', repeatable: true, elevated: true }, 'previewUrl')
