import type { FastifyBaseLogger } from 'fastify'
import type { SmsProvider } from './provider.ts'

interface Options {
  demo: boolean
  log: FastifyBaseLogger
}

/** Sends nothing: the message stays in its table, and the demo also logs its text. */
export const createOutboxProvider = ({ demo, log }: Options): SmsProvider => ({
  async send({ mobile, template, text }) {
    if (demo) log.warn({ template }, `SMS to …${mobile.slice(-4)}: ${text}`)
    return false
  },
})
