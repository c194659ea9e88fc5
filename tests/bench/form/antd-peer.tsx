import { DatePicker, Form, Input, InputNumber, Select } from 'antd'
import {
  type BenchField,
  FIRST_FIELD,
  fieldsOf,
  isDependent,
  type Kind,
  options,
  type PeerProps,
} from './fields.ts'

function control(kind: Kind) {
  if (kind === 'number') return <InputNumber />
  if (kind === 'select') return <Select options={options} />
  return kind === 'date' ? <DatePicker /> : <Input />
}

interface ItemProps {
  field: BenchField
  isRequired: boolean
}

const Item = ({ field: { name, title, kind }, isRequired }: ItemProps) => (
  <Form.Item name={name} label={title} rules={[{ required: isRequired }]}>
    {control(kind)}
  </Form.Item>
)

/**
 * An input that depends on the first field. The input uses `shouldUpdate`, as antd's documentation
 * recommends.
 */
const Follower = (props: ItemProps) => (
  <Form.Item noStyle shouldUpdate={(before, after) => before[FIRST_FIELD] !== after[FIRST_FIELD]}>
    {({ getFieldValue }) => getFieldValue(FIRST_FIELD) === 'yes' && <Item {...props} />}
  </Form.Item>
)

/** The benchmark's form, written by hand with antd's Form. */
export function AntdPeer({ count, withConditions = false, isRequired = false }: PeerProps) {
  const [form] = Form.useForm()
  return (
    <Form form={form} layout="vertical">
      {fieldsOf(count).map((field, place) => {
        const Drawn = withConditions && isDependent(place) ? Follower : Item
        return <Drawn key={field.name} field={field} isRequired={isRequired} />
      })}
      <button type="submit">Submit</button>
    </Form>
  )
}
