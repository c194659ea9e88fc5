import type { TSchema } from 'typebox'
import type { Model } from './model.ts'
import { chineseTitles } from './titles.gen.ts'

/** A field of a model, of a record inside the model, or of a related record that reports can read. */
export interface TitledField {
  /** Path of the field inside the model, such as `items.feeFen`. */
  path: string
  title: string | undefined
  schema: TSchema
}

interface Parts {
  title?: string
  properties?: Readonly<Record<string, TSchema>>
  items?: TSchema
  anyOf?: readonly TSchema[]
}

function fieldsIn(schema: TSchema, prefix: string): TitledField[] {
  const { properties = {}, items, anyOf = [] } = schema as Parts
  const own = Object.entries(properties).flatMap(([name, field]) => {
    const path = prefix ? `${prefix}.${name}` : name
    return [{ path, title: (field as Parts).title, schema: field }, ...fieldsIn(field, path)]
  })
  return [...own, ...[...(items ? [items] : []), ...anyOf].flatMap((part) => fieldsIn(part, prefix))]
}

/**
 * Lists the fields of a model, of the records inside it, and of the related records that reports can join.
 */
export function titledFields({ shape, report }: Model): TitledField[] {
  const joined = Object.entries(report?.relations ?? {})
  return [...fieldsIn(shape, ''), ...joined.flatMap(([name, fields]) => fieldsIn(fields, name))]
}

const shared: Readonly<Record<string, string>> = chineseTitles

/** Returns the Chinese texts of a model's titles. The keys are the English titles. */
export function modelTitles(model: Model): Record<string, string> {
  const titles = [model.title, ...titledFields(model).flatMap(({ title }) => title ?? [])]
  const texts = titles.flatMap((title) => {
    const chinese = model.chinese?.[title] ?? (Object.hasOwn(shared, title) ? shared[title] : undefined)
    return chinese === undefined ? [] : [[title, chinese] as const]
  })
  return Object.fromEntries(texts)
}
