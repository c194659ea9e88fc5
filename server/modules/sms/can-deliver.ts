import type { Config } from '../../config.ts'

/** Whether a code by SMS comes to anybody's eyes: through a gateway, or in the demo's log. */
export const canDeliver = ({ smsProvider, demo }: Pick<Config, 'smsProvider' | 'demo'>): boolean =>
  smsProvider === 'http' || demo
