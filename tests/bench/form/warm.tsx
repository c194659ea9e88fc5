import { Button, DatePicker, Form, Input, InputNumber, Select } from 'antd'

/**
 * Renders each component once before the measurement, because antd creates its styles at the first render and
 * a running shell already has these styles.
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
