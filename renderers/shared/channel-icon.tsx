import type { ChannelColorName } from '#schemas/tokens'
import css from './cell.module.css'

/**
 * Plain drawings of a payment channel, on 16 units: a speech bubble, a mobile phone, a card, a coin. They are
 * not logos.
 */
const drawings: Readonly<Record<ChannelColorName, string>> = {
  wechat: 'M8 2.5c-3.3 0-6 2.2-6 5 0 1.6.9 3 2.2 3.9l-.5 2.1 2.4-1.2q.9.2 1.9.2c3.3 0 6-2.2 6-5s-2.7-5-6-5z',
  alipay: 'M5.5 1.5h5q1.5 0 1.5 1.5v10q0 1.5-1.5 1.5h-5q-1.5 0-1.5-1.5v-10q0-1.5 1.5-1.5zM7 12h2',
  unionpay: 'M3 3.5h10q1.5 0 1.5 1.5v6q0 1.5-1.5 1.5h-10q-1.5 0-1.5-1.5v-6q0-1.5 1.5-1.5zM1.5 6.5h13',
  channel: 'M8 2a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM5.5 5l2.5 3.5l2.5-3.5M8 8.5v3M6 9h4',
}

/** Icon of a payment channel, in the color that the channel has in charts. */
export function ChannelIcon({ channel }: { channel: ChannelColorName }) {
  return (
    <svg
      className={css.channel}
      viewBox="0 0 16 16"
      aria-hidden
      style={{ color: `var(--gw-channel-${channel})` }}
    >
      <path d={drawings[channel]} />
    </svg>
  )
}
