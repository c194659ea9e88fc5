import type { Config } from '../../config.ts'

/** Tells whether codes by SMS are readable: through a gateway, or in the demo's log. */
export const canDeliver = ({ smsProvider, demo }: Pick<Config, 'smsProvider' | 'demo'>): boolean =>
  smsProvider === 'http' || demo
