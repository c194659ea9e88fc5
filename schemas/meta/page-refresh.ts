import Type, { type Static } from 'typebox'
import { ChangedModels } from './changed-models.ts'
import { strictObject } from './strict-object.ts'

/** Tells when a page reloads its data while it is on screen. */
export const PageRefresh = strictObject(
  {
    every: Type.Optional(
      Type.String({
        title: 'Every',
        description: 'Interval from 10s to 99m, as 30s or 5m.',
        pattern: '^([1-9]\\d{1,2}s|[1-9]\\d?m)$',
      }),
    ),
    on: Type.Optional(ChangedModels),
  },
  {
    title: 'Refresh',
    description: 'Reloads the data while the page is visible and nothing is open over it.',
    minProperties: 1,
  },
)
export type PageRefresh = Static<typeof PageRefresh>
