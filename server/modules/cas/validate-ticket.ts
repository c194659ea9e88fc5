import type { Outbound } from '../../outbound/call.ts'
import { readXml, type XmlElement } from './read-xml.ts'

/** What a CAS server says of a ticket: whose it is, or the code of its refusal. */
export type Verdict = { username: string } | { refused: string }

const only = (elements: readonly XmlElement[], name: string): XmlElement | undefined => {
  const found = elements.filter((element) => element.name === name)
  return found.length === 1 ? found[0] : undefined
}

/** Reads an answer of `serviceValidate`, versions 2 and 3; anything that is not plainly a success is a refusal. */
export function readVerdict(xml: string): Verdict {
  const root = readXml(xml)
  const success = only(root.children, 'authenticationSuccess')
  if (root.name !== 'serviceResponse' || root.children.length !== 1 || !success)
    return { refused: 'no success' }
  const username = only(success.children, 'user')?.text ?? ''
  return username === '' ? { refused: 'no user' } : { username }
}

/** Asks the CAS server whose ticket this is; throws where it gives no answer that can be read. */
export async function validateTicket(
  call: Outbound,
  casUrl: string,
  asked: { ticket: string; service: string },
): Promise<Verdict> {
  const { status, text } = await call({ url: `${casUrl}/serviceValidate?${new URLSearchParams(asked)}` })
  if (status !== 200) throw new Error(`the CAS server answered ${status}`)
  return readVerdict(text)
}
