import { defineArea } from '../../platform/area/area.ts'
import { draftRoutes } from './routes.ts'

/** Saved drafts. */
export const formDraftArea = defineArea({
  name: 'form-draft',
  routes: [draftRoutes],
})
