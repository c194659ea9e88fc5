import { Button, DatePicker, Form, Input, InputNumber, Select } from 'antd'

/**
 * Renders each component one time. antd creates its styles at the first render, and a running shell has done
 * so already.
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
