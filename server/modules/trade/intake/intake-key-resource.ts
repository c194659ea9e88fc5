import { intakeKeyModel } from '#schemas'
import { defineListResource } from '../../../platform/list/resource.ts'

/** List of the keys that sign reported trades. The keys belong to no department. */
export const intakeKeyResource = defineListResource({
  model: intakeKeyModel,
  table: 'intake_key',
  scope: 'none',
})
