import { defineHttpError } from '../../http/errors.ts'
import type { Words } from '../../http/locale.ts'

/** What was typed cannot be; `fields` says why, and the message says the first of it. */
export const agentInvalid = defineHttpError<Words>('AGENT_INVALID', 400, {
  en: ({ en }) => en,
  zh: ({ zh }) => zh,
})
