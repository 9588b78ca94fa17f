// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, StoreDesign, StorePolicy, StoreDesignState } from '../generated.ts'

const designDates = { announcement: { from: true, until: true } } as const

const getStoreDesignStateDates = { state: { draft: designDates, versions: { publishedDate: true } } } as const

/**
 * Reads the published design and the policies of a store, in the language asked for; the draft with the key of
 * its preview.
 */
export const getStoreDesign: Endpoint<
  { query?: { preview?: string } },
  { design: StoreDesign; policies: readonly StorePolicy[] }
> = { route: 'GET /vitrine/v1/store-design', repeatable: true, dates: { design: designDates } }

/** Reads the draft of the design with all its languages, and what was published when. */
export const getStoreDesignState: ElevatedEndpoint<{}, { state: StoreDesignState }> = {
  route: 'GET /vitrine/v1/store-design/draft',
  repeatable: true,
  elevated: true,
  dates: getStoreDesignStateDates,
}

/** Replaces the draft of the design. Nobody else sees it before it is published. */
export const updateStoreDesign: ElevatedEndpoint<
  {
    body: {
      design: StoreDesign
      /** Of the draft as it was read; a newer one is not overwritten. */
      revision: number
    }
  },
  { state: StoreDesignState }
> = { route: 'PUT /vitrine/v1/store-design/draft', repeatable: true, elevated: true, dates: getStoreDesignStateDates }

/** Shows the draft of the design to everybody. */
export const publishStoreDesign: ElevatedEndpoint<
  {
    body: {
      /** Of the draft as it was read; a newer one is not overwritten. */
      revision: number
    }
  },
  { state: StoreDesignState }
> = {
  route: 'POST /vitrine/v1/store-design/publish',
  repeatable: true,
  elevated: true,
  dates: getStoreDesignStateDates,
}

/** Makes an earlier version the draft again, or what is published now. */
export const restoreStoreDesign: ElevatedEndpoint<
  {
    body?: {
      /** What is published now unless told. */
      version?: number
    }
  },
  { state: StoreDesignState }
> = {
  route: 'POST /vitrine/v1/store-design/restore',
  repeatable: true,
  elevated: true,
  dates: getStoreDesignStateDates,
}

/** Gives the address at which whoever has it sees the draft, until the next time that a design is published. */
export const getStoreDesignPreview: ElevatedEndpoint<{}, { previewUrl: string }> = {
  route: 'GET /vitrine/v1/store-design/preview',
  repeatable: true,
  elevated: true,
}
