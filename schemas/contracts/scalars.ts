import Type, { type TSchema } from 'typebox'

export const Id = (title: string) => Type.String({ title, minLength: 1, maxLength: 32 })
export const Str = (title: string, maxLength = 200) => Type.String({ title, maxLength })
/** A text that somebody must give: of blanks alone it is none. */
export const Given = (title: string, maxLength: number) =>
  Type.String({ title, minLength: 1, maxLength, pattern: '\\S' })
/** Integer fen. */
export const Fen = (title: string) => Type.Integer({ title, description: 'Fen.' })
/** Integer parts per million. */
export const Ppm = (title: string) => Type.Integer({ title, description: 'Parts per million.' })
/** `YYYY-MM-DD HH:mm:ss` in business time. */
export const Time = (title: string) =>
  Type.String({
    title,
    description: 'Business time.',
    pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$',
  })
/** `YYYY-MM-DD`. */
export const Day = (title: string) =>
  Type.String({ title, description: 'Day.', pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
export const Count = (title: string) => Type.Integer({ title, minimum: 0 })
export const Nullable = <Shape extends TSchema>(shape: Shape) =>
  Type.Union([shape, Type.Null()], { title: (shape as { title?: string }).title })
/** Who made a record and who changed it last, and when. */
export const marks = {
  createBy: Nullable(Str('Created by', 100)),
  createTime: Nullable(Time('Created')),
  updateBy: Nullable(Str('Updated by', 100)),
  updateTime: Nullable(Time('Updated')),
}
/** For records with texts that every language has its own of: a form sends back which one it was filled in. */
export const toldIn = {
  toldIn: Type.Optional(
    Type.String({ title: 'Language', description: 'Of the texts. Ours.', pattern: '^(en-US|zh-CN)$' }),
  ),
}
/** A value of a dictionary; `x-dict` is the dictionary's code. */
export const DictValue = (title: string, dict: string) =>
  Type.String({ title, 'x-dict': dict, maxLength: 100 })
/** Records by their ids; a trailing comma is ignored. */
export const Ids = Type.String({ title: 'Ids', description: 'Ids with commas between.', maxLength: 20_000 })
/** The arguments of whatever is about one record. */
export const byId = Type.Object({ id: Id('Id') })
/** Records by their ids, as calls about several take them. */
export const byIds = Type.Object({ ids: Ids })
/** No arguments: of a list, none beside its filters. */
export const none = Type.Object({}, { additionalProperties: false })
