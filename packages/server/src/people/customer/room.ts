import { defineRoom } from '../../ground/context/room.ts'
import { exportCompany } from './company/of-member.ts'
import { companySchema } from './company/schema.ts'
import { forgetCustomerOfMember } from './delete.ts'
import { createCustomerHandlers } from './handlers.ts'
import { memberJob } from './member-job.ts'
import { customerSchema } from './schema.ts'

export const customerRoom = defineRoom({
  handlers: createCustomerHandlers,
  schema: customerSchema + companySchema,
  jobs: (context) => [memberJob(context)],
  memberHooks: { deleted: forgetCustomerOfMember, exported: exportCompany },
})
