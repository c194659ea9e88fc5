import { Button, DatePicker, Form, Input, InputNumber, Select } from 'antd'

/** antd makes the styles of a part when the first of it is drawn; in a running shell these are there already. */
export const Warm = () => (
  <div hidden>
    <Form>
      <Form.Item label="warm">
        <Input allowClear />
      </Form.Item>
      <InputNumber />
      <Select />
      <DatePicker />
      <Button />
    </Form>
  </div>
)
