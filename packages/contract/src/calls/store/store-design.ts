import { elevated, room, shoppers } from '../../call.ts'
import { StoreDesign, StoreDesignState, StorePolicy } from '../../entities/store/store-design.ts'
import { integer, list, optional, shape, text, webUrl } from '../../schema.ts'

const state = shape({ state: StoreDesignState })
const revision = integer({
  minimum: 0,
  description: 'The revision of the draft that you last read. The call fails if the draft has changed since.',
})

/** The design and texts of a store, as a draft and as published. */
export const storeDesignCalls = room({ scope: 'settings', area: 'design' })({
  getStoreDesign: {
    method: 'GET',
    path: '/vitrine/v1/store-design',
    summary:
      'Returns the published design and policies of a store in the requested language, or the draft for a preview key.',
    roles: shoppers,
    repeatable: true,
    query: shape({
      preview: optional(
        text({ minLength: 1, maxLength: 100, description: 'The key in the preview URL of the draft.' }),
      ),
    }),
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
    summary: 'Returns the draft of the design in all languages, and the list of published versions.',
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
    summary: 'Replaces the draft of the design. The draft is not public until it is published.',
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
    summary: 'Publishes the draft of the design.',
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
    summary: 'Replaces the draft with an earlier version, or with the published one.',
    roles: elevated,
    repeatable: true,
    body: shape({
      version: optional(integer({ minimum: 1, description: 'Version to restore. Default: the published version.' })),
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
    summary: 'Returns a URL that shows the draft to anyone who has it, until a design is published.',
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
