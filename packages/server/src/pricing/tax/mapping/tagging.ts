import type { Tags } from '@vitrine/contract/entities/tags.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { createDocumentStore } from '../../../ground/document/document-store.ts'
import { recordEvent } from '../../../ground/event/outbox.ts'
import { withTags, type TagEdit } from '../../../ground/entity/tags.ts'

interface Tagged {
  readonly tags?: Tags
}

/** Creates functions that add and remove tags and report the changes. */
export const createTagging =
  <Body extends Tagged, Wire extends { readonly id: string }>(
    { db }: Context,
    {
      event,
      name,
      kind,
    }: {
      table: 'tax_exempt_group' | 'contact_tax_details'
      event: 'wix.billing.v1.tax_exempt_group' | 'wix.billing.v1.contact_tax_details'
      name: string
      kind: Pick<ReturnType<typeof createDocumentStore<Body, Wire>>, 'change'>
    },
  ) =>
  async (siteId: string, id: string, edit: TagEdit): Promise<Wire> => {
    const tagged = await kind.change({
      siteId,
      id,
      edit: (record) => ({ ...record, tags: withTags(record.tags, edit) }),
    })
    const entity = event.slice(event.lastIndexOf('.') + 1)
    await recordEvent(db, {
      siteId,
      entity,
      entityId: id,
      type: `${event}_tags_modified`,
      body: { [name]: tagged, assignedTags: edit.assignTags ?? {}, unassignedTags: edit.unassignTags ?? {} },
    })
    return tagged
  }
