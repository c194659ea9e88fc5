import { App } from 'antd'
import { useState } from 'react'
import { PageHost, RuntimeProvider } from '#runtime'
import type { Http } from '#runtime/http'
import type { FormPage } from '#schemas'
import { createBenchRuntime } from '../browser/bench-runtime.ts'
import { FIRST_FIELD, fieldsOf, isDependent, type Kind, options, type PeerProps } from './fields.ts'

const components: Readonly<Record<Kind, string>> = {
  text: 'Text',
  number: 'Number',
  select: 'Select',
  date: 'Date',
}

const pageOf = ({ count, withConditions = false, isRequired = false }: PeerProps): FormPage => ({
  format: 1,
  id: 'bench/Form',
  kind: 'form',
  title: 'Form',
  form: {
    nodes: fieldsOf(count).map(({ name, title, kind }, place) => ({
      node: 'field',
      id: name,
      field: name,
      title,
      component: components[kind],
      ...(kind === 'select' && { props: { options } }),
      ...(isRequired && { required: true }),
      ...(withConditions &&
        isDependent(place) && { visible: { field: FIRST_FIELD, op: 'eq' as const, value: 'yes' } }),
    })),
    submit: { op: 'bill.adjust' },
  },
})

const http: Http = { call: async <Result,>() => ({}) as Result }

/** The benchmark's form as a page schema, rendered by the whole runtime. */
export function PagePeer(props: PeerProps) {
  const [runtime] = useState(() => createBenchRuntime({ page: pageOf(props), http }))
  return (
    <App>
      <RuntimeProvider value={runtime}>
        <PageHost component="bench/Form" />
      </RuntimeProvider>
    </App>
  )
}
