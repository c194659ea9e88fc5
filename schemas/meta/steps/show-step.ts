import Type, { type Static } from 'typebox'
import { defineStep } from '../define-step.ts'
import { Label } from '../names.ts'
import { strictObject } from '../strict-object.ts'
import { Text } from '../value.ts'

const ShownItem = strictObject(
  {
    title: Label,
    value: Text,
    once: Type.Optional(
      Type.Boolean({
        title: 'Shown once',
        description: "For a value that can't be shown again. Asks before the dialog closes without a copy.",
        default: false,
      }),
    ),
  },
  { title: 'Value' },
)

export const ShowStep = defineStep(
  'show',
  {
    title: Text,
    text: Type.Optional(Text),
    items: Type.Array(ShownItem, { title: 'Values', minItems: 1, maxItems: 10 }),
  },
  {
    title: 'Show values',
    description: "Opens a dialog with values to copy. The next steps don't wait until it closes.",
  },
)
export type ShowStep = Static<typeof ShowStep>
