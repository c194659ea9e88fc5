import { Button, DatePicker, Form, Input, InputNumber, Select } from 'antd'

/**
 * Renders each component once: antd creates styles at the first render, which a running shell has done
 * already.
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
