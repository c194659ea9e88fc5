import Type, { type Static } from 'typebox'
import type { OperationContract } from '../model.ts'
import { noArgs } from '../scalars.ts'

/** Features of this server that the login page must know before a user signs in. */
export const Capabilities = Type.Object({
  name: Type.Literal('gaiwan'),
  version: Type.String(),
  pageFormat: Type.Integer(),
  demo: Type.Boolean({ description: 'Demo accounts with a known password exist.' }),
  captcha: Type.Boolean({ description: 'The login form requires a captcha now.' }),
  sms: Type.Boolean({ description: 'SMS codes are available, through a gateway or shown in demo mode.' }),
  cas: Type.Optional(
    Type.Object(
      {
        url: Type.String(),
        isFirst: Type.Boolean({ description: 'The login page redirects there at once.' }),
      },
      { description: 'CAS server for single sign-on.' },
    ),
  ),
  thirdLogins: Type.Array(
    Type.Object({ source: Type.String(), titles: Type.Record(Type.String(), Type.String()) }),
    { description: 'OAuth providers for login.' },
  ),
  businessTz: Type.String({ description: 'IANA time zone of the business day.' }),
})
export type Capabilities = Static<typeof Capabilities>

export const appShapes = {
  'app.thirdApps': {
    args: Type.Object({}),
    result: Type.Object({ wechatEnterprise: Type.Boolean(), dingtalk: Type.Boolean() }),
  },
  'app.capabilities': { args: noArgs, result: Capabilities },
} satisfies Record<string, OperationContract>
