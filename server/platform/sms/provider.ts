/**
 * Message to send: `template` and `params` for gateways with approved templates, `text` for others. A message
 * that is sent again keeps its `id`.
 */
export interface SmsMessage {
  id: string
  mobile: string
  /** Built-in template code, or the code of an administrator's template. */
  template: string
  params: Readonly<Record<string, string>>
  text: string
}

/** Service that sends SMS messages. */
export interface SmsProvider {
  /** Sends a message. Returns false if this provider only stores messages; throws if sending failed. */
  send(message: SmsMessage): Promise<boolean>
}
