import type { FastifyBaseLogger } from 'fastify'
import type { SmsProvider } from './provider.ts'

interface Options {
  demo: boolean
  log: FastifyBaseLogger
}

/** Sends nothing: the message rests in its table, and in the demo its text stands in the log too. */
export const createOutboxProvider = ({ demo, log }: Options): SmsProvider => ({
  async send({ mobile, template, text }) {
    if (demo) log.warn({ template }, `SMS to …${mobile.slice(-4)}: ${text}`)
    return false
  },
})
