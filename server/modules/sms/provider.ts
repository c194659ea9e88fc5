import type { SmsTemplate } from './templates.ts'

/** One message: `template` and `params` are what a gateway with approved templates needs, `text` is all of it. */
export interface SmsMessage {
  mobile: string
  template: SmsTemplate
  params: Readonly<Record<string, string>>
  text: string
}

/** Brings messages on their way. */
export interface SmsProvider {
  /** Whether the message left; throws where it should have and did not. */
  send(message: SmsMessage): Promise<boolean>
}
