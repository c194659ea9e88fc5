import type { FastifyBaseLogger } from 'fastify'
import type { SmsProvider } from './provider.ts'

interface Options {
  demo: boolean
  log: FastifyBaseLogger
}

/**
 * Creates a provider that doesn't send messages. The messages stay in the table `sys_sms`. In demo mode,
 * their text is also logged.
 */
export const createOutboxProvider = ({ demo, log }: Options): SmsProvider => ({
  async send({ mobile, template, text }) {
    if (demo) log.warn({ template }, `SMS to …${mobile.slice(-4)}: ${text}`)
    return false
  },
})
