import type { Config } from '../../config.ts'

/** True if users can get their SMS codes: through a gateway, or from the log in demo mode. */
export const canDeliver = ({ smsProvider, demo }: Pick<Config, 'smsProvider' | 'demo'>): boolean =>
  smsProvider === 'http' || demo
