import type { Static } from 'typebox'
import { entity, guid } from '../../schema.ts'

export type FormSubmission = Static<typeof FormSubmission>
export const FormSubmission = entity(
  'FormSubmission',
  {
    id: guid({ description: 'ID of the form.' }),
    formSubmissionId: guid({ description: 'ID of what the buyer submitted.' }),
  },
  { description: 'A form of an app that the buyer submitted with the cart.' },
)
