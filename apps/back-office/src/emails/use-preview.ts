import type { EmailTemplate, EmailTexts } from '@vitrine/client'
import { useEffect, useState } from 'react'
import { errorMessage } from '../error-message.ts'
import { fieldErrorOf } from '../form/field-errors.ts'
import { shop } from '../shop.ts'

export interface RenderedEmail {
  readonly subject: string
  readonly html: string
  readonly text: string
}

interface Previewed {
  readonly kind: EmailTemplate['kind']
  readonly language: string
  readonly saved: RenderedEmail
}

/** Wait until a pause in typing before rendering. */
const pauseMs = 400
const fields = ['subject', 'heading', 'opening', 'closing'] as const

const messageOf = (error: unknown): string =>
  fields.map((field) => fieldErrorOf(error, `texts.${field}`)).find(Boolean) ?? errorMessage(error)

/** Renders the typed texts after each pause. Keeps the latest email that could be rendered. */
export const usePreview = ({ kind, language, saved }: Previewed) => {
  const [typed, type] = useState<EmailTexts>()
  const [shown, show] = useState<{ readonly email: RenderedEmail; readonly error?: string }>({ email: saved })
  useEffect(() => {
    if (!typed) return
    const leaving = new AbortController()
    const render = async () => {
      try {
        const { signal } = leaving
        const email = await shop.emailTemplates.previewEmailTemplate(kind, { language, texts: typed }, { signal })
        show({ email })
      } catch (error) {
        if (!leaving.signal.aborted) show(({ email }) => ({ email, error: messageOf(error) }))
      }
    }
    const timer = setTimeout(() => void render(), pauseMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [kind, language, typed])
  return { ...shown, type }
}
