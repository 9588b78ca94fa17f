/** Messages between the design editor and its preview, each in the window of the other. */

/** The attribute of a section in a preview, with its ID. */
export const sectionAttribute = 'data-design-section'

/** A message of the preview: from now on it follows clicks on its sections. */
export const readyMessage = { type: 'vitrine:preview-ready' } as const

export const isReadyMessage = (data: unknown): boolean =>
  (data as Partial<typeof readyMessage> | null)?.type === readyMessage.type

interface SectionMessage {
  readonly type: 'vitrine:section'
  readonly id: string
}

/** A message about a section: chosen in the preview, or selected in the editor. */
export const sectionMessage = (id: string): SectionMessage => ({ type: 'vitrine:section', id })

/** Returns the section that a message is about; `undefined` for other messages. */
export const sectionOfMessage = (data: unknown): string | undefined => {
  const { type, id } = (data ?? {}) as Partial<SectionMessage>
  return type === 'vitrine:section' && typeof id === 'string' ? id : undefined
}
