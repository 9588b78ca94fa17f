// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, StoreDesign, StorePolicy, StoreDesignState } from '../generated.ts'
import { getStoreDesignStateMoments } from '../moments.ts'

/**
 * Returns the published design and policies of a store in the requested language, or the draft for a preview
 * key.
 */
export const getStoreDesign: Endpoint<
  {
    query?: {
      /** The key in the preview URL of the draft. */
      preview?: string
    }
  },
  { design: StoreDesign; policies: readonly StorePolicy[] }
> = {
  route: 'GET /vitrine/v1/store-design',
  repeatable: true,
  dates: { design: { announcement: { from: true, until: true }, sections: { until: true } } },
}

/** Returns the draft of the design in all languages, and the list of published versions. */
export const getStoreDesignState: ElevatedEndpoint<{}, { state: StoreDesignState }> = {
  route: 'GET /vitrine/v1/store-design/draft',
  repeatable: true,
  elevated: true,
  dates: getStoreDesignStateMoments,
}

/** Replaces the draft of the design. The draft is not public until it is published. */
export const updateStoreDesign: ElevatedEndpoint<
  {
    body: {
      design: StoreDesign
      /** The revision of the draft that you last read. The call fails if the draft has changed since. */
      revision: number
    }
  },
  { state: StoreDesignState }
> = { route: 'PUT /vitrine/v1/store-design/draft', repeatable: true, elevated: true, dates: getStoreDesignStateMoments }

/** Publishes the draft of the design. */
export const publishStoreDesign: ElevatedEndpoint<
  {
    body: {
      /** The revision of the draft that you last read. The call fails if the draft has changed since. */
      revision: number
    }
  },
  { state: StoreDesignState }
> = {
  route: 'POST /vitrine/v1/store-design/publish',
  repeatable: true,
  elevated: true,
  dates: getStoreDesignStateMoments,
}

/** Replaces the draft with an earlier version, or with the published one. */
export const restoreStoreDesign: ElevatedEndpoint<
  {
    body?: {
      /** Version to restore. Default: the published version. */
      version?: number
    }
  },
  { state: StoreDesignState }
> = {
  route: 'POST /vitrine/v1/store-design/restore',
  repeatable: true,
  elevated: true,
  dates: getStoreDesignStateMoments,
}

/** Returns a URL that shows the draft to anyone who has it, until a design is published. */
export const getStoreDesignPreview: ElevatedEndpoint<{}, { previewUrl: string }> = {
  route: 'GET /vitrine/v1/store-design/preview',
  repeatable: true,
  elevated: true,
}
