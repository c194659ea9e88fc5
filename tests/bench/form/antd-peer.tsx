import { DatePicker, Form, Input, InputNumber, Select } from 'antd'
import { fieldsOf, isFollower, type Kind, options, type PeerProps, SWITCH } from './fields.ts'

function control(kind: Kind) {
  if (kind === 'number') return <InputNumber />
  if (kind === 'select') return <Select options={options} />
  return kind === 'date' ? <DatePicker /> : <Input />
}

/** What a developer would write by hand with antd's Form. */
export function AntdPeer({ count, withConditions = false, isRequired = false }: PeerProps) {
  const [form] = Form.useForm()
  const answer = Form.useWatch(SWITCH, form)
  return (
    <Form form={form} layout="vertical">
      {fieldsOf(count).map(({ name, title, kind }, place) => (
        <Form.Item
          key={name}
          name={name}
          label={title}
          rules={[{ required: isRequired }]}
          hidden={withConditions && isFollower(place) && answer !== 'yes'}
        >
          {control(kind)}
        </Form.Item>
      ))}
      <button type="submit">Submit</button>
    </Form>
  )
}
