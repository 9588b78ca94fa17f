import { elevated, room, shoppers } from '../call.ts'
import { StoreDesign, StoreDesignState, StorePolicy } from '../entities/store-design.ts'
import { integer, list, optional, shape, text, webUrl } from '../schema.ts'

const state = shape({ state: StoreDesignState })
const revision = integer({ minimum: 0, description: 'Of the draft as it was read; a newer one is not overwritten.' })

/** How a store looks and what it says of itself: a draft that its owner works on, and what everybody sees. */
export const storeDesignCalls = room({ scope: 'settings' })({
  getStoreDesign: {
    method: 'GET',
    path: '/vitrine/v1/store-design',
    summary:
      'Reads the published design and the policies of a store, in the language asked for; the draft with the key of its preview.',
    roles: shoppers,
    repeatable: true,
    query: shape({ preview: optional(text({ minLength: 1, maxLength: 100 })) }),
    response: shape({ design: StoreDesign, policies: list(StorePolicy) }),
    client: {
      module: 'storeDesign',
      args: '...options',
      example: 'const { design, policies } = await client.storeDesign.getStoreDesign()',
    },
  },
  getStoreDesignState: {
    method: 'GET',
    path: '/vitrine/v1/store-design/draft',
    summary: 'Reads the draft of the design with all its languages, and what was published when.',
    roles: elevated,
    repeatable: true,
    response: state,
    client: {
      module: 'storeDesign',
      gives: 'state',
      example: 'const { draft, revision } = await owner.storeDesign.getStoreDesignState()',
    },
  },
  updateStoreDesign: {
    method: 'PUT',
    path: '/vitrine/v1/store-design/draft',
    summary: 'Replaces the draft of the design. Nobody else sees it before it is published.',
    roles: elevated,
    repeatable: true,
    body: shape({ design: StoreDesign, revision }),
    response: state,
    client: {
      module: 'storeDesign',
      args: 'design revision',
      gives: 'state',
      example: `const { draft, revision } = await owner.storeDesign.getStoreDesignState()
draft.looks.corners = 'ROUND'
await owner.storeDesign.updateStoreDesign(draft, revision)`,
    },
  },
  publishStoreDesign: {
    method: 'POST',
    path: '/vitrine/v1/store-design/publish',
    summary: 'Shows the draft of the design to everybody.',
    roles: elevated,
    repeatable: true,
    body: shape({ revision }),
    response: state,
    client: {
      module: 'storeDesign',
      args: 'revision',
      gives: 'state',
      example: `const { revision } = await owner.storeDesign.getStoreDesignState()
await owner.storeDesign.publishStoreDesign(revision)`,
    },
  },
  restoreStoreDesign: {
    method: 'POST',
    path: '/vitrine/v1/store-design/restore',
    summary: 'Makes an earlier version the draft again, or what is published now.',
    roles: elevated,
    repeatable: true,
    body: shape({
      version: optional(integer({ minimum: 1, description: 'What is published now unless told.' })),
    }),
    response: state,
    client: {
      module: 'storeDesign',
      args: '...options',
      gives: 'state',
      example: 'const { draft } = await owner.storeDesign.restoreStoreDesign()',
    },
  },
  getStoreDesignPreview: {
    method: 'GET',
    path: '/vitrine/v1/store-design/preview',
    summary:
      'Gives the address at which whoever has it sees the draft, until the next time that a design is published.',
    roles: elevated,
    repeatable: true,
    response: shape({ previewUrl: webUrl() }),
    client: {
      module: 'storeDesign',
      gives: 'previewUrl',
      example: 'const previewUrl = await owner.storeDesign.getStoreDesignPreview()',
    },
  },
})
