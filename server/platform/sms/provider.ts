/**
 * Message to send. Gateways with approved templates use `template` and `params`, and all other gateways use
 * `text`. A message that is sent again keeps its `id`.
 */
export interface SmsMessage {
  id: string
  mobile: string
  /** Code of a built-in template, or of a template that an administrator created. */
  template: string
  params: Readonly<Record<string, string>>
  text: string
}

/** Service that sends SMS messages. */
export interface SmsProvider {
  /**
   * Sends a message. Returns false if this provider only stores messages. Throws if the message can't be
   * sent.
   */
  send(message: SmsMessage): Promise<boolean>
}
