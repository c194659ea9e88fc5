/**
 * One message: `template` and `params` are what a gateway with approved templates needs, `text` is all of it. Its `id`
 * is the same whenever it is sent again.
 */
export interface SmsMessage {
  id: string
  mobile: string
  /** A code of ours, or of a template that administrators wrote. */
  template: string
  params: Readonly<Record<string, string>>
  text: string
}

/** Brings messages on their way. */
export interface SmsProvider {
  /** Tells whether the message was sent; throws if sending failed. */
  send(message: SmsMessage): Promise<boolean>
}
