import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import { createHttpProvider } from './http-provider.ts'
import { createOutboxProvider } from './outbox-provider.ts'
import type { SmsProvider } from './provider.ts'

type Settings = Pick<Config, 'smsProvider' | 'smsGatewayUrl' | 'smsGatewayToken' | 'demo'>

/** Creates the configured SMS provider. */
export const createSmsProvider = (config: Settings, log: FastifyBaseLogger): SmsProvider =>
  config.smsProvider === 'http' && config.smsGatewayUrl !== undefined
    ? createHttpProvider({ url: config.smsGatewayUrl, token: config.smsGatewayToken })
    : createOutboxProvider({ demo: config.demo, log })
