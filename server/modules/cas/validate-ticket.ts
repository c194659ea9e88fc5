import type { Outbound } from '../../platform/outbound/http-client.ts'

/** Result of a ticket validation: the user name, or the reason why the CAS server rejected the ticket. */
export type TicketResult = { username: string } | { refused: string }

/**
 * Matches XML constructs that a CAS response never contains: document types, comments, CDATA, processing
 * instructions, and all entities except XML's five predefined ones.
 */
const UNSAFE_XML = /<!|<\?(?!xml\s)|&(?!(?:amp|lt|gt|quot|apos);)/
/** Maximum depth of nested XML elements. No CAS response is nested this deeply. */
const MAX_DEPTH = 8

const options = {
  removeNSPrefix: true,
  ignoreDeclaration: true,
  parseTagValue: false,
  maxNestedTags: MAX_DEPTH,
}

type Children = Record<string, unknown>

/** Returns the child elements of an XML element; none if it has only text. */
export const childrenOf = (value: unknown): Children =>
  typeof value === 'object' && value !== null ? (value as Children) : {}

/** Parses XML of a CAS server. Throws if it contains more than elements and text. */
export async function parseCasXml(xml: string): Promise<Children> {
  if (UNSAFE_XML.test(xml)) throw new Error('the CAS server sent XML with more than elements and text')
  // The XML parser is loaded on first use, since most installations have no CAS server.
  const { XMLParser } = await import('fast-xml-parser')
  return childrenOf(new XMLParser(options).parse(xml, true))
}

/**
 * Parses a `serviceValidate` response of CAS 2 or 3. Returns the user name of a successful response; for any
 * other response, returns the reason of the failure.
 */
export async function parseTicketResponse(xml: string): Promise<TicketResult> {
  const root = await parseCasXml(xml)
  const { authenticationSuccess: success, ...others } = childrenOf(root.serviceResponse)
  if (success === undefined || Object.keys(others).length > 0) return { refused: 'no success' }
  const { user } = childrenOf(success)
  return typeof user === 'string' && user !== '' ? { username: user } : { refused: 'no user' }
}

/** Validates a ticket at the CAS server; throws if the response is unreadable. */
export async function validateTicket(
  call: Outbound,
  casUrl: string,
  query: { ticket: string; service: string },
): Promise<TicketResult> {
  const { status, text } = await call({ url: `${casUrl}/serviceValidate?${new URLSearchParams(query)}` })
  if (status !== 200) throw new Error(`the CAS server answered ${status}`)
  return parseTicketResponse(text)
}
