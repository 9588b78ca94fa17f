// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type { StoreDesign, StorePolicy, StoreDesignState } from '../generated.ts'
import { getStoreDesignStateMoments } from '../moments.ts'

/**
 * Returns the published design and policies of a store in the requested language, or the draft for a preview
 * key.
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
  bind(send, {
    route: 'GET /vitrine/v1/store-design ...options',
    repeatable: true,
    dates: { design: { announcement: { from: true, until: true }, sections: { until: true } } },
  })

/**
 * Returns the draft of the design in all languages, and the list of published versions. Elevated.
 *
 * @example
 * const { draft, revision } = await owner.storeDesign.getStoreDesignState()
 */
export const getStoreDesignState = (send: ElevatedSend): ((call?: CallOptions) => Promise<StoreDesignState>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/store-design/draft',
      repeatable: true,
      elevated: true,
      dates: getStoreDesignStateMoments,
    },
    'state',
  )

/**
 * Replaces the draft of the design. The draft is not public until it is published. Elevated.
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
      dates: getStoreDesignStateMoments,
    },
    'state',
  )

/**
 * Publishes the draft of the design. Elevated.
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
      dates: getStoreDesignStateMoments,
    },
    'state',
  )

/**
 * Replaces the draft with an earlier version, or with the published one. Elevated.
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
      dates: getStoreDesignStateMoments,
    },
    'state',
  )

/**
 * Returns a URL that shows the draft to anyone who has it, until a design is published. Elevated.
 *
 * @example
 * const previewUrl = await owner.storeDesign.getStoreDesignPreview()
 */
export const getStoreDesignPreview = (send: ElevatedSend): ((call?: CallOptions) => Promise<string>) =>
  bind(send, { route: 'GET /vitrine/v1/store-design/preview', repeatable: true, elevated: true }, 'previewUrl')
