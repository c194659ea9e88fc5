import Type, { type TNumberOptions, type TSchema } from 'typebox'
import { strictObject } from '../meta/strict-object.ts'
import { inUnit } from './unit.ts'
import { DAY_PATTERN, TIME_PATTERN } from './value-type.ts'

export const Id = (title: string) => Type.String({ title, minLength: 1, maxLength: 32 })
export const Str = (title: string, maxLength = 200) => Type.String({ title, maxLength })
/** A password. Values of other types are refused, also on JeecgBoot's paths. */
export const Password = (title = 'Password', minLength = 0) =>
  Type.String({ title, format: 'password', minLength, maxLength: 200 })
/** A required text that contains at least one character besides spaces. */
export const NonBlank = (title: string, maxLength: number) =>
  Type.String({ title, minLength: 1, maxLength, pattern: '\\S' })
/** The reason that a user gives for a change. The audit log stores the reason. */
export const Reason = (title = 'Reason') =>
  Type.String({ title, minLength: 2, maxLength: 500, pattern: '\\S' })
/** A code that a user chooses. */
export const Code = (title: string) =>
  Type.String({ title, minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9_][A-Za-z0-9_:.-]*$' })
/** An amount in fen, as an integer. */
export const Fen = (title: string, options: TNumberOptions = {}) =>
  inUnit('fen', Type.Integer({ title, description: 'Fen.', ...options }))
/** A rate in parts per million, as an integer. */
export const Ppm = (title: string, options: TNumberOptions = {}) =>
  inUnit('ppm', Type.Integer({ title, description: 'Parts per million.', ...options }))
/** A whole number of per cent, from 0 to 100. */
export const Percent = (title: string) =>
  inUnit('percent', Type.Integer({ title, description: 'Percent.', minimum: 0, maximum: 100 }))
export const Milliseconds = (title: string) =>
  inUnit('milliseconds', Type.Integer({ title, description: 'Milliseconds.', minimum: 0 }))
export const Seconds = (title: string, options: TNumberOptions = {}) =>
  inUnit('seconds', Type.Integer({ title, description: 'Seconds.', minimum: 0, ...options }))
export const Megabytes = (title: string) =>
  inUnit('megabytes', Type.Number({ title, description: 'Megabytes.', minimum: 0 }))
/** A number with at most `precision` digits. At most `scale` digits are after the decimal point. */
export function Decimal(title: string, { precision, scale }: { precision: number; scale: number }) {
  const maximum = 10 ** (precision - scale) - Number(`1e-${scale}`)
  return Type.Number({ title, minimum: -maximum, maximum, 'x-decimals': scale })
}
/** A time as `YYYY-MM-DD HH:mm:ss`, in business time. */
export const Time = (title: string) =>
  Type.String({ title, description: 'Business time.', pattern: TIME_PATTERN })
/** A date as `YYYY-MM-DD`. */
export const Day = (title: string) => Type.String({ title, description: 'Day.', pattern: DAY_PATTERN })
export const Count = (title: string) => Type.Integer({ title, minimum: 0 })
export const Nullable = <Shape extends TSchema>(shape: Shape) =>
  Type.Union([shape, Type.Null()], { title: (shape as { title?: string }).title })
/** A field that may be absent or null. */
export const Maybe = <Shape extends TSchema>(shape: Shape) => Type.Optional(Nullable(shape))
/** Version of a record, which increases with each change. The server answers 409 if the version is stale. */
export const Version = Type.Integer({ title: 'Version', minimum: 0 })
/** User and time of a record's creation and of its last update. */
export const auditFields = {
  createBy: Nullable(Str('Created by', 100)),
  createTime: Nullable(Time('Created')),
  updateBy: Nullable(Str('Updated by', 100)),
  updateTime: Nullable(Time('Updated')),
}
/** The language of the texts in a form, for records that have their texts in several languages. */
export const textLanguage = {
  toldIn: Type.Optional(
    Type.String({
      title: 'Language',
      description: 'Language of the texts. Gaiwan extension.',
      pattern: '^(en-US|zh-CN)$',
    }),
  ),
}
/** A value of a dictionary. `x-dict` is the code of the dictionary. */
export const DictValue = (title: string, dict: string) =>
  Type.String({ title, 'x-dict': dict, maxLength: 100 })
/** Ids of records, separated by commas. The server ignores a comma at the end. */
export const Ids = Type.String({ title: 'Ids', description: 'Ids, separated by commas.', maxLength: 20_000 })
/** Arguments of an operation on one record. */
export const byId = Type.Object({ id: Id('Id') })
/** Arguments of an operation on several records. */
export const byIds = Type.Object({ ids: Ids })
/**
 * No arguments. A list without arguments can still be filtered, because filters are not part of this schema.
 */
export const noArgs = strictObject({})
