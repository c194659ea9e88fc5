import Form from '@rjsf/antd'
import type { RJSFSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { useMemo } from 'react'
import { fieldsOf, options, type PeerProps } from './fields.ts'

const shapes = {
  text: { type: 'string' },
  number: { type: 'number' },
  select: { type: 'string', enum: options.map(({ value }) => value) },
  date: { type: 'string', format: 'date' },
} as const

/** The benchmark's form with react-jsonschema-form and its antd theme. */
export function RjsfPeer({ count, isRequired = false }: PeerProps) {
  const schema = useMemo((): RJSFSchema => {
    const fields = fieldsOf(count)
    return {
      type: 'object',
      required: isRequired ? fields.map(({ name }) => name) : [],
      properties: Object.fromEntries(
        fields.map(({ name, title, kind }) => [name, { title, ...shapes[kind] }]),
      ),
    }
  }, [count, isRequired])
  return <Form schema={schema} validator={validator} />
}
