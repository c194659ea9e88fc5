import { Button, DatePicker, Form, Input, InputNumber, Select } from 'antd'

/**
 * Renders each component once before the measurement. antd creates the styles of a component at its first
 * render. In the running product, these styles already exist.
 */
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
