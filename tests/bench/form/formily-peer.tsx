import { DatePicker, FormItem, Input, NumberPicker, Select } from '@formily/antd-v5'
import { createForm, type Field } from '@formily/core'
import { createSchemaField, FormProvider } from '@formily/react'
import { useMemo } from 'react'
import { FIRST_FIELD, fieldsOf, isDependent, type Kind, options, type PeerProps } from './fields.ts'

const SchemaField = createSchemaField({ components: { FormItem, Input, NumberPicker, Select, DatePicker } })

const components: Readonly<Record<Kind, string>> = {
  text: 'Input',
  number: 'NumberPicker',
  select: 'Select',
  date: 'DatePicker',
}

const follow = (field: Field) => {
  field.visible = field.query(FIRST_FIELD).value() === 'yes'
}

/** The benchmark's form with Formily and its antd components. */
export function FormilyPeer({ count, withConditions = false, isRequired = false }: PeerProps) {
  const form = useMemo(() => createForm(), [])
  const schema = useMemo(
    () => ({
      type: 'object',
      properties: Object.fromEntries(
        fieldsOf(count).map(({ name, title, kind }, place) => [
          name,
          {
            type: kind === 'number' ? 'number' : 'string',
            title,
            required: isRequired,
            'x-decorator': 'FormItem',
            'x-component': components[kind],
            ...(kind === 'select' && { enum: options }),
            ...(withConditions && isDependent(place) && { 'x-reactions': follow }),
          },
        ]),
      ),
    }),
    [count, withConditions, isRequired],
  )
  return (
    <FormProvider form={form}>
      <SchemaField schema={schema} />
      <button type="submit" onClick={() => void form.validate().catch(() => undefined)}>
        Submit
      </button>
    </FormProvider>
  )
}
