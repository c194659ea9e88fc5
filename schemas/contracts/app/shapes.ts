import Type, { type Static } from 'typebox'
import type { OperationShapes } from '../model.ts'
import { none } from '../scalars.ts'

/** What this server can do, and what a visitor must know before signing in. */
export const Capabilities = Type.Object({
  name: Type.Literal('gaiwan'),
  version: Type.String(),
  pageFormat: Type.Integer(),
  demo: Type.Boolean({ description: 'Demo accounts with a known password exist.' }),
  captcha: Type.Boolean({ description: 'The login form needs a captcha now.' }),
  sms: Type.Boolean({ description: 'Codes by SMS arrive: there is a gateway, or the demo shows them.' }),
  cas: Type.Optional(
    Type.Object(
      { url: Type.String(), isFirst: Type.Boolean({ description: 'The login page goes there at once.' }) },
      { description: 'A CAS server that people may sign in at.' },
    ),
  ),
  thirdLogins: Type.Array(
    Type.Object({ source: Type.String(), titles: Type.Record(Type.String(), Type.String()) }),
    { description: 'Whose accounts open accounts here.' },
  ),
  businessTz: Type.String({ description: 'IANA zone in which business days begin and end.' }),
})
export type Capabilities = Static<typeof Capabilities>

export const appShapes = {
  'app.capabilities': { args: none, result: Capabilities },
} satisfies Record<string, OperationShapes>
